import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { builtInAnswer } from "../talk/coach.guide.rules.ts";
import { knownAnswer } from "./coach.known.rules.ts";
import { lifeClaimAnswers } from "./coach.life-claims.content.ts";
import { talkAnswers } from "./coach.life-talk.content.ts";
import { coachSearch } from "../coach.search.repository.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());

const claims: Record<string, string> = {
  "owe-someone-close": "my dad lent me 500; I owe my sister money and I feel ashamed; i borrowed money from my aunt and cant pay it back",
  "airline-refund":
    "the airline canceled my flight and won't refund me; how do i get a refund for my flight; my flight got cancelled, what are my rights",
  "store-refund":
    "write a refund request to an online store that sent broken shoes; i ordered a couch and it arrived damaged; amazon won't give me my money back",
  "booking-refund": "how do i get my money back for a hotel i canceled; airbnb won't refund us; can i get a refund for the concert tickets",
  "vendor-canceled":
    "our wedding photographer canceled, how do i get the deposit back; our dj canceled two weeks before the wedding what now; the caterer canceled, money back?",
  "vendor-cancel":
    "i have to cancel our wedding photographer, write me an email; the venue won't return my deposit; how do i tell our dj we have to cancel",
  "wedding-off": "we need to call off the wedding, how do i tell the guests; our wedding is off; i want to call the engagement off",
  "thank-you-note":
    "i want to thank my mother in law for watching the kids; write a thank you note to my neighbor; how do i thank my teacher; help me write a thank you to my team",
  congratulate:
    "help me write congratulations to my mother-in-law on her retirement; how do i congratulate my sister; what do i write, congratulations to a new baby",
  "birthday-words": "my mother in law's birthday is tomorrow, what do i write in the card; help me with a birthday message",
  "congratulation-card":
    "what do i write in a wedding card; what do i write in a graduation card for my nephew; what do i say in an anniversary card; my friend is having a baby, what do i write in the card; my cousin is getting married what should i put in the card",
  "forgot-their-day": "i forgot my wifes birthday; i totally forgot our anniversary; i missed my dad's birthday",
  "small-claims":
    "should i sue my ex for the money he owes me; how does small claims work; can i take my roommate to court for the $600 he borrowed",
  "credit-score": "what is a good credit score; my credit score is 610; how do i get my score to 700",
  "roommate-owes": "my roommate moved out without paying; my ex roommate owes me rent; my flatmate hasn't paid for two months",
  "apr-raised": "credit card company raised my apr to 29; they are raising my interest rate; my apr went up",
  "ask-extension": "write an email to my professor asking for an extension; how do i ask for an extension; i need an extension on my essay",
  "sympathy-words":
    "my friends mom died what do i write in the card; what do i say to a coworker after a miscarriage, what to write in the card; her husband passed away, what should i text her; how do i write a sympathy card to my aunt, her husband died; my aunt lost her husband, what do i write in the card; how do i write a sympathy card",
  "lost-wallet": "lost my wallet; i lost my purse at the store; someone stole my wallet",
  "dishes-piled-up": "dishes have been in the sink for 5 days; the trash is piling up in my kitchen; dishes piled up and i just stare",
  "thesis-behind": "im so behind on my thesis; my dissertation is due and i have nothing; stuck on my term paper",
  "grandparent-soon": "im gonna be a grandpa; we're going to be grandparents; i'm becoming a grandmother",
  "skipped-class": "skipped class 2 weeks; i stopped going to lectures; i've missed class since october",
  "younger-boss": "new manager younger than me; my boss is half my age; my supervisor is 20 years younger",
  "sober-occasion":
    "been sober 11 months and my sisters wedding has an open bar; how do i stay sober at a party; i quit drinking and thanksgiving is coming",
  "host-holiday": "i said yes to hosting thanksgiving; im hosting christmas dinner for 14; we're hosting our first easter",
  "left-out-at-work": "they all go out after without me; my coworkers never invite me; everyone went out without me",
  "lent-and-traveled":
    "my sister borrowed 500 for rent and went to cancun; he owes me 300 and just bought a new phone; i lent her money and she goes on vacation",
  "er-out-of-network":
    "er bill 3800, they said it was out of network; the emergency room was out of network; hospital says the anesthesiologist is out-of-network",
  "where-money-goes": "where does my money go; i make good money and dont know where it goes; where did all my money go",
  "lower-power-bill": "how do i lower my electric bill; electric bill is 310, space heater maybe; how can we reduce our power bill",
  "english-simple": "my english not so good; sorry my english is bad; i dont speak english well",
  "opposite-shifts":
    "my husband works nights and i work days; we work opposite shifts and never see each other; my wife works nights, i work mornings",
  "spender-and-saver": "she spends i save; my husband is a spender and im a saver; i save and he spends it all",
  "clear-parents-home":
    "my mom passed in june, my brother wont help clean out her house; i have to clear out my dad's apartment alone; my sister doesn't help with clearing out her house, mom died in may",
  "find-extra-money": "and where do i find 60 bucks; where am i supposed to find 200 a month; how do i come up with another 50 dollars",
  "eating-past": "i had bulimia in college; i used to have an eating disorder; i'm in recovery from anorexia",
  "raise-received": "got a raise!! 58 to 63k; they gave me a raise today; i finally got my raise",
};
test.each(Object.entries(claims).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))))("$text: $id", ({ id, text }) => {
  const known = knownAnswer(text);
  expect(lifeClaimAnswers.find((one) => one.text === known)?.id).toBe(id);
});

test.each([
  "I want to cancel my flight of fancy",
  "how do I cancel my Evenday subscription and get a refund from this app",
  "my tax refund is late",
  "my landlord won't give my deposit back",
  "I bought a house",
  "thank you, what do I say to my boss",
  "he never thanks me",
  "write a thank you note after my interview",
  "my sister's wedding is called off and she cries",
  "I turned 40 on my birthday and felt old",
  "everyone forgot my birthday",
  "I am being sued for money I owe",
  "my husband wants to call off the plumber",
])("%j has none of these answers", (text) => {
  const known = knownAnswer(text);
  expect(lifeClaimAnswers.find((one) => one.text === known)?.id).toBeUndefined();
});

test.each([
  "i'm a dj and the venue canceled on my client",
  "the photographer we canceled wants to keep the deposit",
  "the venue canceled because we moved the date",
])("%j is not about one who canceled on the writer", (text) => {
  const known = knownAnswer(text);
  expect(lifeClaimAnswers.find((one) => one.text === known)?.id).not.toBe("vendor-canceled");
});

test.each([
  [["our dj canceled two weeks before the wedding what now", "write the message"], "You canceled [date]"],
  [["i owe the irs $4300", "what happens if i ignore it", "can i pay monthly"], "it's the ordinary way"],
  [["insurance denied my claim", "appeal letter please"], "“I appeal the denial"],
  [["i ordered shoes and want a refund", "how long do i have", "write the message"], "came [broken]"],
  [["my landlord won't give my deposit back", "how long do i have"], "The date that counts"],
  [["what do i write in a baby shower card"], "“Congratulations"],
])("%j goes on with its own words", (said, words) => {
  expect(lastOf(...said)).toContain(words);
});

test.each([
  [["a store sold me a bad phone", "how long do i have"], "A tax refund filed online"],
  [["i owe the irs $4300", "can they garnish my wages", "can they take my car"], "only a court can take part of your pay"],
  [["my friend owes me 200", "they say they have no money"], "211 knows"],
  [["my friend is ignoring me", "should i call her"], "The evenings are the worst"],
  [["my sister is mad at me", "should i text her"], "The evenings are the worst"],
  [["i have stage 4 cancer", "how long do i have"], "two to four weeks"],
  [["what do i write in a wedding card"], "Happy birthday"],
  [["how do i write a sympathy card"], "Happy birthday"],
])("%j: no words of another matter", (said, words) => {
  expect(lastOf(...said)).not.toContain(words);
});
test("after a breakup the question whether to call keeps its answer", () => {
  expect(lastOf("my boyfriend and i broke up", "should i call him")).toContain("The evenings are the worst");
  expect(lastOf("i'm broke", "i have no money")).toContain("Then money sets the frame");
});

/** A talk, and the answer to its last message. */
const talks: Record<string, string[]> = {
  "energy-lower": ["gas bill was 412 in january", "usually about 180", "old house, drafty", "how do i get it down"],
  "energy-thermostat": ["our electric bill is 310 this month", "what about the thermostat"],
  "notice-how-much": ["my landlord is selling the building", "month to month lease", "how much notice does he have to give"],
  "who-takes-license": ["my dad wont give up driving", "he hit the mailbox", "who can take the license"],
  "irs-how-much": ["i owe the irs 3,900", "cant pay it", "how much a month would it be"],
  "irs-form": ["i owe the irs 3,900", "ok is there a form"],
  "crash-release": ["hit a parked car and left a note", "they called, want 800 cash", "what do i ask for in writing"],
  "freed-payment": ["ill pay off the car in march", "thats 389 a month free", "what should i do with it"],
  "pet-sick-later": ["i want to ask about my dog", "she's 12 and limping"],
  "one-easy-dish": ["cooking for one is depressing", "i eat toast", "give me one easy thing"],
  "teacher-grade-words": ["my kid got a D in algebra", "he says the teacher hates him", "how do i talk to the teacher"],
  "irs-garnish": ["i owe the irs $4300", "what happens if i ignore it", "can they garnish my wages"],
  "irs-ignored": ["i got a letter from the irs saying i owe 3100", "what happens if i ignore it"],
  "irs-monthly": ["i owe the irs 3100", "can i pay monthly"],
  "medical-bill-house": ["medical bill of 2800 from the er", "can they take my house"],
  "pet-death-child": ["my dog died yesterday", "what do i tell my 6 year old"],
  "death-child": ["my dad died last week", "how do i explain it to my daughter"],
  "divorce-child": ["i want a divorce", "what do i tell the kids"],
  "divorce-no-money": ["i want a divorce", "i dont have my own money"],
  "over-it-words": ["my dad died", "everyone says i should be over it", "what do i say to them"],
  "noise-landlord": ["my neighbor plays music till 2am", "what do i write to the landlord"],
  "burnout-how-long": ["i'm burned out", "how long does it take"],
  "failed-child-words": ["my son got an F in math", "what do i say to him"],
  "offer-more": ["got a job offer for 62k, now i make 58k", "how do i ask for more"],
  "tell-of-gambling": ["i gambled away 2000 this weekend", "my wife doesnt know", "how do i tell her"],
  "federal-loans": ["student loans 38000, cant pay 410 a month", "theyre federal"],
  "loans-forgiven": ["i have 38000 in student loans and make 41000", "are they forgiven after 10 years"],
  "claims-lawyer": ["my landlord won't give my deposit back", "how do i sue in small claims", "do i need a lawyer"],
  "store-refund-days": ["the store won't refund me for a broken blender", "how long do i have"],
  "store-credit-only": ["the store won't refund me for a broken blender", "how long do i have", "they say store credit only"],
  "airline-refund-days": ["the airline canceled my flight, how do i get a refund", "make it shorter", "how long does the refund take"],
  "cosign-credit": ["i cosigned a loan for my cousin and he stopped paying", "does it hurt my credit"],
  "owed-no-money": ["my roommate owes me rent", "she says she has no money"],
  "appeal-again": ["my insurance denied my claim, how do i appeal", "what if they deny it again"],
  "appeal-days": ["my insurance denied my claim, how do i appeal", "how long do i have"],
  "baby-programs": ["im pregnant and i get no paid leave", "what can i apply for"],
  "interview-questions": ["got an interview on thursday", "what will they ask"],
  "interview-my-questions": ["i have an interview thursday", "its for a receptionist at a dental office", "and what do i ask them"],
  "er-network-talk": ["medical bill 3800 from er", "i have insurance", "they said it was out of network"],
  "medical-must-pay": ["medical bill 3800 from er", "they said it was out of network", "do i have to pay it"],
  "illness-tell-kids": ["wife has breast cancer stage 2", "chemo starts monday", "we have twins 6", "what do i tell them"],
  "support-animal": ["can my landlord evict me for having a cat", "its an emotional support cat"],
  "safe-negative": ["what is safe to spend", "why is mine negative"],
  "account-journal": ["how do i delete my account", "will my journal be gone"],
  "account-pause": ["how do i delete my account", "no i dont want to delete it, just pause"],
  "credit-how-long": ["what is a good credit score", "how long to get to 700"],
  "credit-hurts": ["what is a good credit score", "what hurts it most"],
  "safe-place": ["my husband yells at me every day", "he never hit me", "where can i go"],
  "late-rent-words": ["im 2 weeks late on rent", "landlord keeps texting me", "what do i write back exactly"],
  "rent-raise-words": ["rent went up 200 and i only make 2600", "is that legal", "what do i say to him"],
  "bullied-school-words": ["my son is being bullied at school", "he's 9", "what do i write them"],
  "hospice-words": ["my grandpa is in hospice", "what do i say to him"],
  "insurance-appeal": ["insurance denied my mri", "how do i appeal"],
  "weekend-work-words": ["ok so my job wants me in on saturdays now", "what do i say to my manager"],
  "layoff-words": ["i have to tell my team about layoffs", "how do i say it"],
  "weight-comment-words": ["my mother is always criticising my weight", "what do i say exactly"],
  "depressed-call": ["i think im depressed", "ok who do i call"],
  "welfare-check": ["my sister is not answering her phone", "what if she's dead"],
  "is-that-abuse": ["My husband yells at me and calls me names", "is that abuse?"],
  "toxic-how-to-know": ["I'm in a toxic relationship", "how do I know?"],
};
test.each(Object.entries(talks))("%s answers within its talk, and not without it", (id, said) => {
  const { text } = talkAnswers.find((one) => one.id === id)!;
  const [newest = ""] = said.slice(-1);
  expect(lastOf(...said)).toContain(text.slice(0, 80));
  expect(knownAnswer(newest, "USD", ["my roommate sings"])).not.toBe(text);
});

test("every answer has phrasings or a talk", () => {
  expect(Object.keys(claims)).toEqual(lifeClaimAnswers.map(({ id }) => id));
  expect(Object.keys(talks)).toEqual(talkAnswers.map(({ id }) => id));
});

test("after such an answer there are its words, its short form, and a second part after a no or no reply", () => {
  const airline = "the airline canceled my flight and wont refund me";
  expect(lastOf(airline, "what do i say exactly")).toContain("“The airline canceled flight [number] on [date].");
  expect(lastOf(airline, "they say i only get a voucher")).toContain("transportation.gov/airconsumer");
  expect(lastOf("i have to cancel our wedding photographer", "they want to keep the deposit")).toContain("would you return half");
  expect(lastOf("i want to thank my mother in law", "something shorter")).toContain("It helped me more than you know");
  expect(lastOf("i forgot my wifes birthday", "it was yesterday", "what do i write")).toContain("Dinner on [day]?");
  expect(lastOf("i got rejected from my dream school", "im 18", "what now")).toContain("Now by dates");
  expect(lastOf("should i sue my ex for the money he owes me", "he never answered")).toContain("the next paper is the court's");
});

test("a try that is told with “not that” is followed by the next idea", () => {
  expect(lastOf("my coworker takes credit for my work", "not that, i already talked to her")).not.toContain("not sure that I understood");
});

test("a written answer's words are never cut, also when a part of them was said", () => {
  const friend = lastOf("my friend drinks too much", "i dont want to lose her", "how do i bring it up");
  expect(friend).toContain("“I love you, and I'm worried about the drinking. If you ever want to change something, I'll come along.”");
  expect(lastOf("rent went up 200", "is that legal", "what do i say to him")).toMatch(/“[^“”]{80,}”/);
  expect(lastOf("my dad has dementia and asks for mom who died", "what do i tell him")).toMatch(/“You miss him\.[^“”]+”/);
});

test("whether to stop a medicine is for a doctor or a pharmacist, also when only “it” is asked about", () => {
  for (const said of [
    ["i feel dizzy since i started lexapro can i stop it"],
    ["i gained 20 lbs on antidepressants", "should i stop taking them"],
  ])
    expect(lastOf(...said)).toContain("not mine to say");
  expect(lastOf("i run every day", "should i stop it")).not.toContain("not mine to say");
});

test("no words of another matter are given", () => {
  expect(lastOf("got a promotion but im scared", "what do i say on the first day")).not.toContain("I'm asking for");
  expect(lastOf("my cousin wants to borrow my car", "how do i say no without a fight")).toContain("I don't lend it out");
  const out = ["i want to ask a girl out", "we work together", "is that ok"];
  expect(lastOf(...out.slice(0, 1))).toContain("Your heart goes up to your throat");
  expect(lastOf(...out)).not.toContain("what it costs in a year");
  expect(lastOf("my friend drinks too much", "i dont want to lose her")).not.toContain("nobody who has else");
});

test("words in another tone, a double charge of a shop, and a greeting without a hello", () => {
  expect(lastOf("write a birthday message for my boss", "more personal")).toContain("only the two of you know");
  expect(lastOf("write an email to my professor asking for an extension", "more polite")).toContain("“could you” in place of");
  expect(lastOf("amazon charged me twice", "they dont answer")).toContain("billing dispute");
  expect(lastOf("you billed me twice this month")).toContain("Card and invoices");
  expect(lastOf("i want to cancel my flight because im sick")).toContain("within 24 hours of booking");
  expect(lastOf("hows it going")).not.toContain("did not find anything");
});
