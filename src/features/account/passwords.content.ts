/** The first passwords that would be tried, and words of this product, for the advice beside the field. Lower case; the server refuses more, by setting. */
const commonPasswords =
  `123456 123456789 12345678 1234567890 1234567 password qwerty qwerty123 111111 123123 000000 abc123 password1 iloveyou
1q2w3e4r 1qaz2wsx qwertyuiop dragon monkey letmein sunshine princess football baseball welcome shadow master superman batman trustno1 654321 666666
987654321 121212 112233 123321 123qwe zxcvbnm asdfghjkl asdfgh qazwsx hello123 charlie donald michael jordan jennifer hunter buster soccer harley
ranger andrew joshua pepper ginger summer winter spring autumn cookie chelsea computer internet starwars whatever freedom secret secret123 admin
admin123 root123 login123 passw0rd p@ssword p@ssw0rd changeme welcome1 welcome123 monday friday january february november december lovely flower
family mother father sister brother daniel jessica ashley amanda matthew robert thomas william george purple orange yellow silver golden cheese
banana coffee chocolate butterfly rainbow unicorn angel1 lucky7 loveme love123 iloveyou1 babygirl mustang corvette ferrari yankees cowboys steelers
lakers arsenal liverpool pokemon naruto minecraft fortnite nothing test1234 testing tester guest123 default user123 access matrix phoenix samsung
google facebook twitter instagram linkedin apple123 iphone android evenday evenday1 budget budget1 journal money123 money1 savings balance wellness
nospend trial123 coach123 aaaaaa bbbbbb 222222 333333 444444 555555 777777 888888 999999 1111111 11111111 00000000 12341234 123454321 1234qwer
asdf1234 qwer1234 q1w2e3r4 zaq12wsx 147258369 159753 789456 789456123 456789 101010 131313 202020 232323 696969 159357 246810 852456 741852963`.split(
    /\s+/,
  );

export const isCommon = (password: string): boolean => common.has(password.normalize("NFKC").toLowerCase());
const common = new Set(commonPasswords);
