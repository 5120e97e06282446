-- the same result, in a fraction of the time for long texts: of a text in ASCII only the letters' case and three signs change, and translate() compares
-- each character with all that it is given, so that the letters without a small form are looked for first
CREATE OR REPLACE FUNCTION public.plain_text(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN octet_length($1) = char_length($1) THEN translate(lower($1), '/<>', '   ')
 ELSE (SELECT CASE WHEN small ~ '[ÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢӘӨҮҰҺԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖς]' THEN translate(small, 'ÆÐØÞĐĦŁŊŒŦƏΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҚҢӘӨҮҰҺԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖς', 'æðøþđħłŋœŧəαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғқңәөүұһաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆσ') ELSE small END
  FROM (SELECT lower(translate(regexp_replace(NORMALIZE($1, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text), U&'\2010\2018\2019\02BC\2032\201C\201D\201E\00AB\00BB\2039\203A\2013\2014\2026\2022\00B7/<>\200B', '-''''''''                ')) AS small OFFSET 0) AS lowered) END;
