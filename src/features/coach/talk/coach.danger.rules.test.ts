import { expect, test } from "vitest";
import { talksWith } from "#testing/coach-talk.ts";
import { isDangerous, mayHaveSwallowed } from "./coach.danger.rules.ts";
import { builtInAnswer } from "./coach.guide.rules.ts";
import { knownAnswer } from "../answers/coach.known.rules.ts";
import { singleWritten } from "./coach.written.rules.ts";
import { coachSearch } from "../coach.search.repository.ts";
import { beyondCoaching, quietSign, urgentInTalk } from "../coach.signs.rules.ts";
import { askSafety, forProfessionals, inDanger } from "../coach.words.content.ts";

const { lastOf } = talksWith(builtInAnswer, await coachSearch());
const idOf = (text: string) => {
  const known = knownAnswer(text);
  return singleWritten.find((one) => one.text === known)?.id;
};

test.each([
  "i took 12 benadryl to sleep",
  "i took 6 unisom to sleep",
  "is 5 benadryl ok to sleep",
  "are 20 sleeping pills safe",
  "can i take these pills together, i already took 10",
  "my friend hasn't answered, she took something",
])("%s: the poison line", (text) => {
  expect(beyondCoaching(text)).toBe("swallowed");
  expect(lastOf(text)).toBe(forProfessionals.swallowed);
  expect(forProfessionals.swallowed).toMatch(/1-800-222-1222[^]*911/);
});
test.each([
  "i took 2 tylenol for my headache",
  "i took three pills bottles back to the pharmacy",
  "i took my meds at 8 am",
  "my friend took something from my desk",
  "i take 3 medications a day",
])("%s: no poisoning", (text) => {
  expect(mayHaveSwallowed(text)).toBe(false);
});

/** Words of danger, each beside words of an everyday answer. */
test.each([
  "my husband puts sleeping pills in my tea to sleep",
  "my uncle is staying with us and comes into my room at night",
  "my brother is staying with us for months and has a gun",
  "my niece has been staying with us for months, she has bruises",
  "my best friend hasn't replied since her suicide attempt",
  "i forgot my wife's birthday, she is going to hurt me",
  "my daughter wants to live with her dad, he drinks and drives her",
  "my friend drinks too much and drives his kids",
  "my coworker drinks a lot and drives the school bus",
  "the wedding is off, i have nothing left",
  "i bought birthday cards for my kids for the next ten years, what do i write",
  "i need to say thank you to my kids one last time",
  "do i have to thank my abuser",
])("%s: dangerous, and no everyday answer", (text) => {
  expect(isDangerous(text)).toBe(true);
  expect([undefined, "watched-or-touched"]).toContain(idOf(text));
});
test.each([
  "the bill hit me hard",
  "my kid hits other kids",
  "the news hit us",
  "i took my son to driving lessons, he drinks juice",
  "my dad forgot my birthday",
  "he never lets me choose the movie",
  "she broke my heart",
  "i'm scared of driving",
  "lost my job and scared to tell him",
  "nothing left until payday",
  "rent is due and i have nothing left",
  "how do i store a glue gun",
  "my boss shook my hand",
  "i want to touch up the paint",
  "thank you one more time",
  "my toddler hits me when she is tired",
  "my landlord is threatening me with eviction",
  "how do I tell a friend they hurt me",
  "my ex wife won't let me see my kids",
  "he never hit me",
  "there is a crack in the plaster",
])("%s: no danger", (text) => {
  expect(isDangerous(text)).toBe(false);
  expect(quietSign(text)).toBeUndefined();
});

test.each([
  ["my husband yells at me and took my keys", "abuse"],
  ["my husband yells at me and pinned me to the wall", "abuse"],
  ["my husband yells at me and i'm afraid tonight", "abuse"],
  ["my boyfriend yells at me in front of the baby and shakes him", "abuse"],
  ["my uncle lives with us and watches me shower", "abuse"],
  ["my husband puts sleeping pills in my tea to sleep", "abuse"],
  ["i forgot my wife's birthday, she is going to hurt me", "abuse"],
  ["my ex sits in his car outside", "abuse"],
  ["my niece lives with us, she has bruises", "abuse"],
  ["my brother lives with me and has a gun", "abuse"],
  ["the wedding is off, i have nothing left", "self-harm"],
  ["i need to say thank you to my kids one last time", "self-harm"],
  ["i bought birthday cards for my kids for the next ten years, what do i write", "self-harm"],
] as const)("%s: asks about safety first", (text, kind) => {
  expect(quietSign(text)).toBe(kind);
  const answer = lastOf(text);
  // who tells of violence gets the whole text where no other one names whom to call
  expect(answer.startsWith(askSafety[kind === "abuse" ? "abuse" : "own"]) || (kind === "abuse" && answer === inDanger.harm)).toBe(true);
  expect(answer).not.toContain("Couples get loud");
});
test("a friend who may be in danger: a call for help, not patience", () => {
  for (const text of [
    "my friend isn't answering, her car is in the garage running",
    "my friend is not answering the door, lights on, 80 years old",
  ])
    expect(lastOf(text)).toBe(forProfessionals.help);
});

/** Other matters in the words of a written answer. */
test.each(
  Object.entries({
    "partner-yells":
      "my husband never yells at me; my wife never yells at me but she is cold; my husband stopped yelling at me since therapy; my boyfriend screams at me in his sleep; my husband says my boss yells at me too much; my business partner yells at me; my lab partner yells at me; my wife says the kid yells at me",
    "relative-moved-in":
      "my dad lives with us and forgets the stove, wanders at night; my mom lives with us and stopped eating; my mom is living with us after her stroke; my father lives with us, he has cancer; my son is 8 and lives with me; my daughter (6) lives with us and has nightmares; my son lives with me half the week; my sister lives with us and pays rent; my in laws are staying with us over thanksgiving",
    "apr-raised":
      "my resting heart rate is raised, increasing rate since monday; they raised my mortgage rate; my student loan interest rate went up; my savings interest rate went up; i increased my interest in yoga",
    "forgot-their-day": "i missed my mom's birthday, she died last year; i missed our anniversary because i was in hospital",
    "child-to-other-parent":
      "my kid wants to live with his mom but she is a drug addict; my child wants to live with my mother after my wife died; my 30 year old son wants to move in with my ex",
    "friend-drinks":
      "my friend says i drink too much; my friend drinks a lot of water; my friend drinks too much coffee; my friend's baby drinks too much formula",
    "wedding-off":
      "our wedding was cancelled because my fiance died; my wedding is off to a bad start; we postponed the wedding because of money",
    "birthday-words":
      "what do i write on a birthday card for my dead son; it's my daughter's birthday, what do i say, she is in hospice; my birthday is tomorrow, what do i say to people who call, i'm so lonely; my holiday message from my boss: what does he mean, am i fired; what do i do with the wedding text my ex sent, i can't stop crying, what do i do",
    "thank-you-note": "i want to thank my boss by quitting",
    congratulate: "congratulations card for someone pregnant after miscarriage",
    "small-claims":
      "someone filed small claims against me; i got a small claims letter; i lost in small claims and owe 3000; should i sue my employer, he owes me overtime pay; can i sue the insurance that owes me 80000",
    "ask-extension":
      "how do i ask the irs for an extension; can i ask my landlord for an extension on rent; how do i ask for an extension on my car payment; need to ask the court for an extension",
    "sympathy-words":
      "she passed her exam, what do i write on the card; she passed her drivers test, what should i text her; he passed me over for promotion, what do i write to him; my job loss, what do i write in the message to hr; weight loss card, what do i write to her; my baby died what do i write in the card; my fiance died what should i write on the flowers",
    "store-refund":
      "can i get reimbursed for the phone i use for work; my employer has to reimburse my phone bill; should i refund a customer who says my product is broken; my section 8 voucher got denied because i bought a phone; can my fsa reimburse glasses i bought online; i got a refund from the store for the phone",
    "booking-refund": "event tickets i sold, buyer wants refund; medicare voucher class",
    "airline-refund":
      "i have a panic attack on flights, should i cancel my trip; my flight is cancelled and i'm stuck at the airport with a panic attack; should i cancel my flight to see my dying mom; flight attendant job: they canceled my interview, what should i do; my delta job offer was canceled on me",
    "vendor-cancel":
      "the caterer wants a deposit; photographer wants deposit of 500, is that a lot; how do i ask the venue for a smaller deposit; i'm a photographer, client wants the deposit back",
    "credit-score": "my husband opened cards in my name and my credit score is 510",
    "roommate-owes": "my roommate didn't pay her phone bill; my ex roommate says i left me with the mess",
    "school-rejected":
      "my daughter was rejected by her friends at school; denied entry to school because my son is not vaccinated; deferred payment for university; my university rejected my transfer credits",
    "tell-kids-moving": "telling the kids about the move to hospice; how do i tell my son we are moving on from his dad",
    "pet-lease":
      "how do i fine tune my dog training; does the vet charge less for my cat; am i allowed to bring my dog to work; can they evict me because my dog bit a kid",
    "changing-mole": "new mole on my dog, is it cancer; my doctor removed the mole and it itches",
    "sleep-aid-nightly": "is benadryl ok for a cold to sleep next to my newborn",
    "friend-silent": "my friend is not answering the door, lights on, 80 years old",
  }).flatMap(([id, all]) => all.split("; ").map((text) => ({ id, text }))),
)("$text: not $id", ({ id, text }) => {
  expect(idOf(text)).not.toBe(id);
});

test.each([
  ["i started antidepressants last month", "got a job offer in denver", "should i take it"],
  ["i take adderall for school", "can i take more time off from work"],
  ["my wife takes insulin", "should i take this loan"],
  ["i take zoloft", "i feel worse", "should i stop texting him, it makes me sad"],
  ["i'm on lexapro and my boyfriend yells at me", "should i quit this relationship"],
  ["melatonin helps", "should i take that class this fall"],
  ["i take ssris", "can i take it back, what i said to my wife"],
  ["got a dog and he needs antibiotics", "should i take them off the couch"],
])("%s ... another matter than the medicine", (...said) => {
  expect(urgentInTalk(said.at(-1)!, said.slice(0, -1))).toBeUndefined();
});
test.each([
  ["i take sertraline and i'm pregnant", "should i stop it"],
  ["my wife is on lithium and pregnant", "should she stop it"],
  ["i take zoloft", "it makes me tired", "can i stop taking it"],
  ["my dad takes metformin", "should he skip it"],
  ["i sleep badly", "should i stop my escitalopram"],
])("%s ... the medicine", (...said) => {
  expect(urgentInTalk(said.at(-1)!, said.slice(0, -1))).toBe("dose");
});

test("another tone and the police: in the matter that the talk is about", () => {
  for (const said of [
    ["i want to break up with my boyfriend, how do i write it", "kinder"],
    ["write an email to my landlord about the leak", "make it nicer"],
  ])
    expect(lastOf(...said)).not.toContain("that one day");
  expect(lastOf("i have to ask my boss for a raise", "what if my wife is upset")).not.toContain("gives your boss something to decide");
  expect(lastOf("someone stole my bike", "should i call the police")).toContain("serial number");
  expect(lastOf("i found a lost dog", "should i call the police")).toContain("animal control");
  expect(lastOf("my ex sits in his car outside", "should i call the police")).toMatch(/911[^]*1-800-799-7233/);
});
