/** Written texts of the coach: what it is, and what it says by itself. */

export const disclosure = "This coach is a computer program, not a human being. It cannot feel, and it is not therapy.";
export const statusLine =
  "AI, not a person, and not therapy. It can be wrong. The words stay in this tab until you close it; our server keeps none of them.";
const builtInLine = "You are talking with the built-in coach: it answers from Evenday's own guides, without any outside model.";
/** Who reads chat messages, shown before the first message and beside the chat. `note` is the operator's. */
export const readerLines = ({ host, note }: { host: string | null; note: string | null }): string[] =>
  host === null
    ? [`${builtInLine} What you write is read on this server and goes nowhere else.`]
    : [
        `What you write here is sent to the language model at ${host} for the answer: this talk, and your numbers only when you tick \u2018Use my numbers\u2019.`,
        note ?? "What that provider keeps, whoever runs this Evenday can tell you.",
      ];
export const unknownReaderLine =
  "We could not find out who will answer: it may be the built-in coach on this server, or an outside language model.";
export const breakHint = "You have been here for three hours. A glass of water, a window, a person: this talk will wait.";

export const whatItIs =
  "I am a computer program, not a person. I cannot feel, love or keep a secret, and I am no therapist, doctor or lawyer. " +
  "What I can do is help you sort a thought, find words, and take one small step. For the rest you deserve people.\n\n" +
  "**One next step:** think of one person you could tell a little of this to today, even by text.\n\nWho comes to mind?";

export const adultsOnlyLine = "Evenday is for adults of 18 and over. Young people are heard at 988 and at 741741, day and night.";
export const adultsOnly =
  "Thank you for telling me. Evenday is made for adults of 18 and over, so I will not coach you here. That is not because of anything you said.\n\n" +
  "You deserve a person who listens: a teacher, a school counselor, a nurse, a doctor, or a parent if that is who is safe for you. If something is hard or scary, you can call or text 988 at any hour, " +
  "or text HOME to 741741. Both are free, and they talk with young people every day. If someone hurts or touches you, Childhelp is at 1-800-422-4453, by call or text. In danger, call 911.\n\n" +
  "If you are 18 or older and I misread you, tell me your age, and we go on.";

export const youngPeople =
  "Evenday is for adults of 18 and over, so I will not coach you here, and that is not because of anything you said. 988 and 741741 talk with young people every day.";

/** Training Institute on Strangulation Prevention; thehotline.org */
export const afterChoking =
  "Yes, it counts. Hands around your neck are one of the most serious signs of danger there are, even without a mark and even if you can breathe now, and it is not your fault. Please let a doctor look at your throat today, and tell them what happened; with a hoarse voice, trouble swallowing or breathing, or dizziness call 911.";

export const forProfessionals = {
  help:
    "I can't call or send anyone: I am a program on this page. Please make the call yourself now, or ask the person nearest to you to make it.\n\n" +
    "1. In danger, badly hurt, or something swallowed: 911. Where speaking is not safe, a text to 911 works in many places.\n2. If you think of ending your life, or it is too much: call or text 988, day and night.\n3. If someone at home makes you afraid: 1-800-799-7233.\n\n" +
    "**One next step:** make that call first; you can write here meanwhile.\n\nAre you safe at this moment?",
  // usfa.fema.gov: home fire escape
  fire:
    "Please get everybody out now, and call 911 from outside. Leave things where they are, and stay low if there is smoke.\n\n" +
    "1. Feel a door with the back of your hand before you open it; if it is hot, take another way.\n2. Close doors behind you, take no elevator, and don't go back in, not for a pet either: tell the firefighters.\n3. If you can't get out: close the door, put cloth under it, go to a window, and tell 911 where you are.\n\n" +
    "If it was only a pan or the toaster and you can see that it is over, open the windows and press the button on the alarm.\n\n**One next step:** out first, and call from there.\n\nIs everybody outside?",
  // redcross.org: first aid for somebody who does not respond
  collapse:
    "Please call 911 now and put the phone on speaker: they tell you what to do with your hands until help comes.\n\n" +
    "1. If nobody wakes when you call and tap, and the breathing is gone or only gasps, say so first.\n2. If they breathe: on the side, head a little back, and stay. No food, no drink, no cold shower.\n3. Tell them what was taken or smoked, and when. Nobody is there to punish you.\n\n" +
    "**One next step:** make that call before anything else, and unlock the door.\n\nAre they breathing?",
  // poison.org and poisonhelp.hrsa.gov
  swallowed:
    "Please call Poison Help now, 1-800-222-1222, free, day and night, also without any signs yet: with some pills the harm begins hours later. If somebody can't be woken, breathes badly, has a seizure, or took it to die, call 911.\n\n" +
    "1. Have the package in your hand: what it was, how many, and when.\n2. Say how old and how heavy the person is, and what else was taken, alcohol as well.\n3. Don't make anyone vomit, and don't wait to see how it goes.\n\n" +
    "If somebody else put it in your food or drink, or wants not to live: 911, or call or text 988.\n\n**One next step:** make that call before anything else.\n\nWhat was it, how many, and when?",
  // healthychildren.org (American Academy of Pediatrics): abusive head trauma
  shaken:
    "Please call 911 now, or go to the nearest emergency room. A baby who was shaken, thrown or dropped can be badly hurt without a mark to see, and only a doctor can look. Tell them plainly what happened: it decides what they do, and they have heard it before.\n\n" +
    "1. If the baby is sleepy, limp, pale, vomits, has a seizure or breathes oddly, say that first.\n2. Do not shake or slap to wake. If the baby does not breathe, 911 tells you what to do with your hands.\n3. Lay the baby on the back in the crib, and let somebody else take over.\n\n" +
    "For you, when it is too much: 1-833-852-6262, free, day and night.\n\n**One next step:** make that call before anything else.\n\nHow does the baby look now?",
  // redcross.org: first aid for life-threatening bleeding
  bleeding:
    "Please call 911 now if the blood spurts, soaks through, or does not stop, or if a part is cut off. Until they come:\n\n" +
    "1. Press hard on it with a clean cloth, with the whole hand, and do not lift it to look. If it soaks through, put more on top.\n2. Sit or lie down, and keep warm.\n3. A part that is cut off: in a clean wet cloth, in a closed bag, and the bag on ice, never the part itself.\n\n" +
    "If it is heavy bleeding in pregnancy, after a birth, or with fainting, 911 is right, too.\n\n**One next step:** press, and let someone else make the call.\n\nIs somebody with you?",
  // cdc.gov: animal bites, sepsis; medlineplus.gov: cellulitis
  infection:
    "Please have a doctor see that today, and don't wait: a place that is hot, red and spreading, above all with a streak running from it, can be an infection on its way through the body. The emergency room or urgent care is right, now; with fever, chills, a fast heart, confusion or feeling very ill, call 911.\n\n" +
    "1. Draw a line around the red edge with a pen and write the time beside it; they want to know how fast it moves.\n2. Take off rings and watches, keep it raised, and press nothing out.\n3. Say what it was (a bite, a cut, a needle), when, your last tetanus shot, and diabetes or other illness. After an animal bite, ask about rabies.\n\n" +
    "If it happened at work, tell your supervisor today that it is a work injury, in writing.\n\n**One next step:** go now, and call somebody to drive you.\n\nIs there fever, or is it spreading while you watch?",
  gas:
    "Please go outside now, with everybody who is in the home. A smell of gas, or an alarm for carbon monoxide, is for the fire department or the gas company to look at, not for us to talk over.\n\n" +
    "1. Leave switches, flames and phones alone inside; leave the door open behind you.\n2. From outside, call 911 or the emergency line of your gas company. They come day and night.\n3. Go back in when they say that it is safe. With a headache, dizziness or sickness, tell 911 so.\n\n" +
    "**One next step:** go out first, and call from there. It may be nothing, and they would still rather come.\n\nIs everybody outside?",
  withdrawal:
    "It is good that you want that. One thing first: after drinking much or every day, please do not stop all at once on your own. Within hours or days it can bring shaking, sweating, a racing heart, even seizures, and that can be dangerous. A doctor can make it safe.\n\n" +
    "1. Call a doctor, or 1-800-662-4357, free, day and night: say how much and how often, and ask for a safe way down.\n2. Until then go on as usual, and write down each drink.\n3. With strong shaking, confusion, a seizure, or seeing and hearing things: call 911.\n\n" +
    "If it is a few drinks a week, most people can just leave them out: set the dry days first, and keep none at home.\n\n" +
    "**One next step:** write down what you drank in the last seven days, as it was.\n\nHow much is it on an ordinary day?",
  chemicals:
    "Please use one product at a time. Bleach with vinegar or another acid makes chlorine gas, and with ammonia it makes fumes that hurt the lungs, even in a small bathroom.\n\n" +
    "1. Rinse with plenty of water before you change to another product.\n2. Open a window, and read the label of each.\n3. If they are mixed already: leave the room, let air in from outside, and call Poison Help at 1-800-222-1222. With trouble breathing or burning eyes that do not stop, call 911.\n\n" +
    "**One next step:** put one of the two back on the shelf.\n\nAre they mixed already?",
  pets:
    "Please call a vet now, before there are signs: chocolate, onions, garlic, grapes, raisins, xylitol and people's medicine can poison a dog or a cat, and lilies a cat.\n\n" +
    "1. Your vet, or the nearest animal emergency clinic. ASPCA Animal Poison Control answers day and night at 888-426-4435, Pet Poison Helpline at 855-764-7661; both may charge a fee.\n2. Say what it was, how much, when, and what your pet weighs. Keep the package.\n3. Do not make your pet vomit unless a vet, the animal's doctor, says so.\n\n" +
    "**One next step:** make that call first.\n\nWhat was it, and how long ago?",
  fever:
    "Please call the doctor's office now; they have a line at night, too. A fever of 104 \u00B0F (40 \u00B0C), or any from 100.4 \u00B0F (38 \u00B0C) in a baby under three months, should be looked at right away.\n\n" +
    "1. Call 911 for trouble breathing, a stiff neck, a seizure, purple spots, or a child who can't be woken.\n2. Until then: light clothes, small sips, rest. No aspirin for a child; a pharmacist can say what is right for the weight.\n3. Write down the temperature and the time of each reading.\n\n" +
    "**One next step:** call the office, or the nurse line on your insurance card.\n\nHow old, how high, and since when?",
  burn:
    "Put it under cool running water now, for about twenty minutes. No ice, no butter, no toothpaste. Take off rings and anything tight before it swells, then cover it loosely with something clean.\n\n" +
    "1. Call 911 if it is deep, white or charred, came from electricity, or the face or the breathing is hurt.\n2. Have a doctor or urgent care look today if it is larger than the palm, blisters, or is on a hand, a foot or a joint.\n3. A small red one may heal by itself; watch it for a few days.\n\n" +
    "**One next step:** to the tap first, and set a timer.\n\nHow large is it, and what burned it?",
  wiring:
    "Please treat that as a fire until someone has looked. If you see smoke, sparks or a hot wall: everybody out, close the door, and call 911 from outside.\n\n" +
    "1. Without any of that: do not use that outlet, and switch off its breaker if you can do it safely.\n2. Call the fire department's other line, the one for no emergency; they come and look for heat in the wall.\n3. Then an electrician, before it is switched on again. In a rented home, tell the landlord in writing today.\n\n" +
    "**One next step:** touch nothing that is hot, and make the call. If in doubt, 911 is right.\n\nIs there smoke, or only the smell?",
  health:
    "I cannot say what condition someone has, and medicine and doses are not mine to talk about. A doctor, a licensed counselor or a pharmacist can, and I can help you get ready for them.\n\n" +
    "1. Write down what you notice: since when, how often, what makes it better or worse.\n2. Write the one question you most want answered.\n3. Call and ask for the first visit, and for the cancellation list. If it cannot wait, urgent care or the nurse line on your insurance card.\n\n" +
    "**One next step:** write those three lines now, and call one office tomorrow morning.\n\nRead more: [finding care](/growth/medical-system-navigation#finding-care)\n\nWhat would you most want them to know?",
  dose:
    "How much of a medicine, with what, or whether to stop is not mine to say: it hangs on your age, your weight, your liver and what else you take. A pharmacist answers this for free, without an appointment, and mostly on the phone.\n\n" +
    "1. Have the package in your hand: the name, the strength, and when the last one was.\n2. Say what else you take, alcohol, herbs and vitamins included.\n3. Before anything is changed or left out, call the one who prescribed it: some medicines have to be lowered slowly.\n\n" +
    "If someone may have had too much, Poison Control at 1-800-222-1222 is there day and night; if they can't be woken or breathe badly, call 911.\n\n" +
    "**One next step:** call the pharmacy on the label and read the label to them.\n\nWhat made you wonder about it?",
  law:
    "I cannot give legal advice, and rules differ from state to state. Someone who may is often free: legal aid in your state, found through lawhelp.org, or a court's self-help desk.\n\n" +
    "1. Put every paper in order, with dates.\n2. Write down what happened in ten plain lines.\n3. Call before any deadline on the papers, even if you are not ready.\n\n" +
    "**One next step:** find the earliest date on your papers and call legal aid before it.\n\nRead more: [renter rights and other basics](/growth/adulting-101#renter-rights)\n\nWhat date are you most worried about?",
  investing:
    "I cannot tell you what to buy or sell. What comes before any investing, for nearly everyone, is duller and safer.\n\n" +
    "1. Cover the must-pays and the smallest payment on each debt.\n2. Build a cushion that you can reach.\n3. Pay down the debt with the highest rate. For the rest, ask a fee-only fiduciary adviser.\n\n" +
    "**One next step:** compare your highest rate with what you hoped to earn.\n\nRead more: [your debts, side by side](/debt)\n\nWhat is the money for?",
};

/** In place of an everyday answer, where a message clearly tells of danger. */
export const inDanger = {
  // thehotline.org, childhelphotline.org, 988lifeline.org
  harm:
    "That sounds as if somebody could get hurt, so I won't answer it with everyday advice. If anyone is in danger right now, call 911.\n\n" +
    "If someone at home hurts or scares you or someone else, the National Domestic Violence Hotline listens day and night: 1-800-799-7233. For a child, call or text Childhelp at 1-800-422-4453; they are there for parents who have had too much, too. If you're afraid of what you might do, put some space between you, and call or text 988.\n\nIs everyone safe right now?",
  // nhtsa.gov: drunk driving
  driving:
    "Please don't drive, and don't get in. After drinking, nobody belongs behind the wheel, and an hour or a coffee doesn't change that. Keep the keys, call a ride or someone sober, or stay the night. Children only ride with someone who has had nothing.\n\n" +
    "If they have already left, call 911 and say which car it is and where it is headed. It may save a life, theirs too. For drinking that happens again and again, 1-800-662-4357 is free, day and night.\n\nIs everyone safe and off the road right now?",
  // fbi.gov: sextortion; missingkids.org: Take It Down
  sextortion:
    "That is blackmail, and it is a crime against you. It is done to many people, and it is not your shame. Don't pay: they mostly come back for more. Don't delete anything: keep the messages, names and numbers, then stop answering and block.\n\n" +
    "Report the account to the platform, and report it to the FBI at ic3.gov. If anyone in the pictures is under 18, call 1-800-843-5678, day and night. If anyone threatens to come to your door, 911; if it feels like too much, 988.\n\nAre you safe right now?",
  // diabetes.org: signs of ketoacidosis, help with the cost of insulin
  medicine:
    "Please call your doctor or a pharmacist today, before anything about money, and say it plainly: “I stopped my medicine, because of what it costs.” Going without some medicines, insulin above all, can turn dangerous within a day or two. They can tell you what to do now, and often find a cheaper way; for insulin, getinsulin.org does, too.\n\n" +
    "Call 911 for vomiting, fast or deep breathing, chest pain, a seizure, confusion, or being very sleepy.\n\nAre you safe right now, without any of those signs?",
};

/** To the reply to the question that ends each of them. */
export const afterDanger = {
  safe: "I'm glad. If that changes, 911 comes first, and the numbers above answer day and night. What led up to it is worth telling to one of them as well; they have heard it before, and nobody has to be in danger to call.\n\nWhat would help you most now?",
  unsafe:
    "Then that comes before everything else. Please call 911 now, or get to where other people are, and take children with you if you can. If you can't talk, a text to 911 works in many places. If you aren't sure whether it is bad enough, call all the same; they sort that out with you.\n\nCan you make that call now?",
};

export const groundingAnswer =
  "That sounds frightening, and very tiring. I cannot know what is happening, and I will not tell you that it is so or not so. What helps first is rest, quiet, and someone beside you who knows you.\n\n" +
  "Please call a doctor today, or ask a person you trust to call with you. If voices tell you to do something, or you feel in danger, call 911 or 988 now; both are free.\n\n" +
  "**One next step:** tell one person near you how it has been, and how you have slept.\n\nWho is near you right now?";

/** The answer in place of a model, or without one, when a message sounds like a crisis; by kind, the most severe first. */
export const supportive: Record<
  | "imminent"
  | "self-harm"
  | "abuse"
  | "danger"
  | "medical"
  | "eating"
  | "substance"
  | "harm-to-others"
  | "helper"
  | "money"
  | "child"
  | "child-now"
  | "abuse-now"
  | "coercion",
  string
> = {
  imminent:
    "I am really glad you told me. I am a program, and this needs a person, right now. Please call 911, or call or text 988. If you can, go to where someone else is, and put what could hurt you out of reach or leave the room it is in.\n\n" +
    "You can keep writing here while you reach them. Is someone near you at this moment?",
  "self-harm":
    "Thank you for saying it. That is a lot of pain to carry, and you do not have to carry it by yourself. Let me ask you plainly: are you thinking about ending your life, or about hurting yourself now?\n\n" +
    "Whatever the answer is, you can say it here, and better still to a person: call or text 988, day and night. Someone who loves you would want to know, too. I am still here while you reach them. Who could sit with you tonight?",
  abuse:
    "I am sorry that this is happening. It is not your fault, and you do not have to sort it out in one talk. The people at 1-800-799-7233 listen day and night and help you think about what is safe; text START to 88788 if talking is not safe.\n\n" +
    "If you are in danger now, call 911. 'Quick exit', or Escape three times, leaves this page at once, and a shared phone or computer may show what you wrote. Are you safe where you are right now?",
  danger:
    "Your safety comes first. If you or someone else may be hurt, please call 911 now, and go to a place with other people if you can. I will be here, and you can keep writing.\n\nAre you safe at this moment?",
  medical:
    "This sounds like it needs medical help now. Please call 911, or Poison Help at 1-800-222-1222 if something was swallowed. Stay with someone, and unlock the door if you are alone.\n\nCan you make that call now, or is there someone who can?",
  eating:
    "Thank you for telling me. It takes courage to say that. I will not talk in numbers or give tips about food or weight; you deserve care, not rules. A doctor can help without judging, and 988 listens at any hour.\n\n" +
    "If you feel faint, your heart races, or you have not kept food down, please be seen today, or call 911. Who could you eat your next meal with?",
  substance:
    "Thank you for being open about it. If someone has taken too much, cannot be woken, or breathes slowly, call 911 now. For everything else, 1-800-662-4357 answers day and night, free, and helps to find care near you.\n\n" +
    "You do not have to decide about forever today, only about the next hour. Is someone with you?",
  "harm-to-others":
    "I hear how much anger or fear there is. Please put space between you and them now, and anything that could hurt out of reach. Call 988 to talk it down with a person, and 911 if someone may be hurt. If a child is in danger, call 911.\n\nAre you somewhere by yourself, where nobody can be hurt right now?",
  child:
    "Thank you for telling me. That was brave, and none of it is your fault. Nobody may touch you, hurt you or frighten you like that, whoever it is. At Childhelp, 1-800-422-4453, they listen to young people day and night, by call or text. If you are in danger now, call 911.\n\n" +
    "Please tell one grown-up who can act: a teacher, a school nurse, a doctor. A parent, if that is who is safe for you. 'Quick exit', or Escape three times, leaves this page at once. Are you safe where you are right now?",
  "abuse-now":
    "Your safety comes first. Please call 911 now, or get to where other people are: a neighbor, a shop, the street. If you can't talk, text 911 or leave the call open.\n\n" +
    "None of this is your fault. Afterwards 1-800-799-7233 listens day and night and helps you plan; text START to 88788. 'Quick exit', or Escape three times, leaves this page at once. Can you get out of the room right now?",
  "child-now":
    "None of this is your fault. Please call 911 now, or run to a neighbor, a shop, any place with other people. If you can't talk, text 911 or leave the call open.\n\n" +
    "After that, Childhelp at 1-800-422-4453 listens day and night, by call or text, and a teacher, a nurse or a doctor can help you stay safe. Can you get out, or to a phone, right now?",
  coercion:
    "I am sorry. That is a heavy thing to have put on you. When someone says they will die if you go, it holds you in place, and it is often part of abuse. You may leave. At 1-800-799-7233 they listen day and night and plan with you how to do it safely; text START to 88788 if talking is not safe.\n\n" +
    "For the other person: if you think they mean it, call 911 and say where they are, or call 988 and ask how to get help to them. Their family or a friend can know, too. None of that needs you to be there. Are you safe where you are right now?",
  helper:
    "It is good that they have you. You do not have to fix it, and you should not be alone with it. Ask them plainly whether they think about ending their life. Asking does not plant the idea.\n\n" +
    "Stay with them or get someone who can, put what could hurt them out of reach, and call or text 988 together; they help helpers, too. If it may happen soon, call 911. Where are they right now?",
  money:
    "Money trouble can make it feel as if there were no way on. There is. Debt has rules, limits and people who deal with it every day, and you are worth far more than what you owe. Please call or text 988 tonight and say it as you said it here.\n\n" +
    "The money part can wait until someone is with you. Then the first step is small: one list, and one call to a nonprofit credit counselor, found at nfcc.org. Are you thinking about ending your life?",
};

/** Before an ordinary answer while an earlier message of the chat was severe, and when the user only says that it was nothing. */
/** Before an ordinary answer, once in a talk, where models found a faint sign. */
export const askSafety = {
  own: "I want to ask one plain question, once: are you thinking about ending your life, or about hurting yourself? If so, please call or text 988 now. If not, good, and thank you for letting me ask.",
  other:
    "I want to ask one plain question, once: are you afraid that they may hurt themselves? If so, ask them openly, and call or text 988, with them or for them. If not, good, and thank you for letting me ask.",
  abuse:
    "I want to ask one plain question, once: is someone hurting you, or making you afraid? If so, 1-800-799-7233 listens day and night. If not, good, and thank you for letting me ask.",
  substance:
    "I want to ask one plain question, once: is it getting hard to stop? If so, 1-800-662-4357 finds help near you, day and night. If not, good, and thank you for letting me ask.",
};
export const notForgotten = "I have not forgotten what you wrote earlier. If it comes back, 988 answers by call or text, day and night.";
export const stillAsking =
  "Thank you for telling me. I may have misunderstood, and I would rather ask once too often. Are you safe right now, and is there someone who knows how it has been?\n\n" +
  "**One next step:** send one person two lines about your day.\n\nWe can turn to something else whenever you like. What would help most now?";

/** The safety protocol for readers; linked from the page. */
export const protocol: { title: string; parts: { heading: string; text: string }[] } = {
  title: "How the coach keeps you safe",
  parts: [
    {
      heading: "What it is",
      text: "The coach is a computer program, not a person and not therapy. It says so at the start, after three hours, after a week away, and whenever you ask. It is for adults of 18 and over.",
    },
    {
      heading: "What happens when a message sounds like danger",
      text: "Before anything is answered, our own rules look at your newest message and the ten before it, in your browser and again on our server. In your browser a small model also listens for what is only hinted at, and its finding goes to our server with the message. They look for signs of suicide and self-harm, abuse, danger, eating disorders, overdose and harm to others. What only sounds faintly like it brings one quiet line with a number to call, and the coach asks you once, plainly. If they find more, the crisis card comes first, before any answer, even when no model works and your messages for the day are used up. It stays for the whole talk, and leads with one tap to your safety plan and to a breath. You can open the lines yourself at any time with 'I need help now', and leave the page at once with 'Quick exit' or Escape three times.",
    },
    {
      heading: "What happens then",
      text: "We never end the talk. A model, if one is set up, is told to be short and warm, to ask about safety, and to encourage people over programs. When something sounds immediate, an answer written by people is shown in its place. Saying 'I am fine' once does not switch this off; a note of the level, its kinds and whether it is about somebody else, without any words, is kept for 24 hours and then deleted.",
    },
    {
      heading: "What it may not say",
      text: "Each sentence of a model is checked before you see it, for at most three tenths of a second. Methods, diagnoses, doses, claims to be human or licensed, romance, asking for secrecy, and unknown links are stopped and replaced by a sentence that people wrote.",
    },
    {
      heading: "What we keep",
      text: "No words of the talk on our server: they stay in this tab of your browser until you close it, start over or log out. When a message sounds like danger, its level, its kinds and whether it is about somebody else, without any words, are remembered for 24 hours for where you are signed in. We count, per day and level, how many cards were shown here and in the journal, without names, words or addresses. Counts under ten are published as 'under 10'.",
    },
    {
      heading: "Its limits",
      text: "Rules and models miss things and see things that are not there. In danger, do not wait for any program: call 911, or call or text 988.",
    },
  ],
};
