/** Words for the beginning of a talk, before it has a subject. */

/** Begins each welcome, and shows in the talk that one was given. */
export const welcome = {
  first: (name: string) => `Hello${name && `, ${name}`}, and welcome.`,
  /** Who tells more about themselves is not greeted again. */
  again: (name: string) => `Good to know${name && `, ${name}`}.`,
};
export const welcomeTold = (told: string, isAgain: boolean) =>
  `${told.charAt(0).toUpperCase()}${told.slice(1)}${isAgain ? "; I keep that in mind." : ": thank you, that helps me picture you a little."}`;
export const welcomeAsks = [
  "It can be money, work, family, sleep, or something that has no name yet. A few plain words are enough, and nothing has to be spelled right.\n\nWhat brings you here today?",
  "Take your time. It may be something that happened, something that worries you, or something you want to get done.\n\nWhat is on your mind right now?",
  "We can begin small: one thing from today that was hard, or one that you would like to be different.\n\nWhat would that be?",
];

/** To a yes, no or ok where nothing was asked or offered. */
export const bare = {
  yes: [
    "A yes, good; but I haven't asked or offered anything yet, so I'd rather not guess what it is for. It can be about money, work, family, sleep, or how you feel.\n\n**One next step:** write three or four words about the thing on your mind, such as “rent is late” or “fight with my sister”.\n\nWhat would you like to talk about?",
    "I still don't know what the yes is for, and that is all right. Tell me a little more and I go on from there: what happened, or what you would like to change.\n\nWhat is it about?",
  ],
  no: [
    "A no is fine, too; you don't have to have anything ready. If you only wanted to look around, do that, and if something is on your mind, a few words about it are enough.\n\n**One next step:** finish this line for yourself: “What I could do without this week is …”\n\nWhat would you put there?",
    "All right, then nothing has to come of it. I'm here if something comes up, now or on another day.\n\nIs there one thing about today that you would have liked to go differently?",
  ],
  ok: [
    "Okay. You decide what this is about, and there is no wrong place to begin: a bill, a person, your work, your sleep, or a feeling.\n\n**One next step:** write the first thing that comes to mind in three or four words.\n\nWhere would you like to start?",
    "Good. Then I wait for a few words from you, whatever they are.\n\nWhat has been on your mind most this week?",
  ],
};
/** To a bare yes after several subjects to choose from. */
export const yesToWhich = [
  "Yes to which of them? I don't want to pick one for you; the number is enough.",
  "One of these, then, and I'd like it to be the right one. Which number is it?",
];
export const yesToWhichNext = "If it is none of them, write in a few words what it is instead.";

/** Frequent first names, for "hi im tasha". */
export const firstNames =
  "aaron abby abigail adam adrian aisha alan albert alejandro alex alexa alexandra alexis alice alicia alison alyssa amanda amber " +
  "amy ana andre andrea andrew andy angel angela angelica anita ann anna anne annie anthony antonio april ariana arthur ashley " +
  "austin barbara becky ben benjamin beth bethany betty beverly bill billy bob bobby bonnie brad bradley brandi brandon brandy " +
  "brenda brendan brent brett brian brianna bridget brittany brooke bruce bryan caleb calvin camila candice carl carla carlos " +
  "carmen carol caroline carolyn carrie casey cassandra cassie catherine cathy charlene charles charlie chelsea cheryl chloe " +
  "chris christian christina christine christopher cindy claire clara claudia cody colin colleen connie connor corey courtney " +
  "craig crystal curtis cynthia daisy dan dana daniel danielle danny darlene darren dave david dawn dean deb debbie deborah debra " +
  "denise dennis derek derrick diana diane diego dominic don donald donna doris dorothy doug douglas duane dustin dwayne dylan " +
  "earl eddie edgar eduardo edward edwin eileen elaine elena eli elijah elizabeth ella ellen emily emma eric erica erik erika " +
  "erin ernest esther ethan eva evan evelyn felicia fernando frances francisco frank fred gabriel gabriela gail gary gene george " +
  "gerald gina glenn gloria greg gregory guadalupe hailey hannah harold harry heather hector heidi helen henry holly ian irene " +
  "isaac isabel isabella ivan jack jackie jackson jacob jacqueline jaime jake jamal james jamie jan jane janet janice jared " +
  "jasmine jason javier jay jean jeff jeffrey jen jenna jennifer jenny jeremy jerome jerry jesse jessica jesus jill jim jimmy jo " +
  "joan joanne jodi joe joel john johnny jon jonathan jordan jorge jose joseph josh joshua joy joyce juan juanita judith judy " +
  "julia julian julie june justin kaitlyn karen karina karl kate katherine kathleen kathy katie katrina kayla keisha keith kelly " +
  "kelsey ken kendra kenneth kevin kim kimberly kristen kristin kristina kurt kyle lance larry latoya laura lauren laurie " +
  "lawrence leah lee leo leon leslie leticia lillian lily linda lindsay lindsey lisa lois lori louis lucas lucia lucy luis luke " +
  "lydia lynn madison maggie manuel marc marcia marco marcus margaret maria mariah marie marilyn mario marissa marjorie mark " +
  "marsha martha martin marvin mary matt matthew maureen max maya megan melanie melinda melissa mercedes meredith mia michael " +
  "micheal michele michelle miguel mike mindy miranda misty molly monica monique morgan nancy naomi natalie natasha nathan " +
  "nathaniel neil nicholas nichole nick nicole nina noah nora norma olivia oscar owen paige pam pamela patricia patrick patty " +
  "paul paula pedro peggy penny perry pete peter phil philip phillip phyllis priscilla priya rachel rafael ralph ramon randy raul " +
  "ray raymond rebecca regina renee rhonda ricardo richard rick ricky rita rob robert roberta roberto robin rodney roger roland " +
  "ron ronald rosa rose ross roy ruben russell ruth ryan sabrina sally sam samantha samuel sandra sandy sara sarah scott sean " +
  "selena sergio seth shane shannon sharon shaun shawn sheila shelby shelly sherry shirley sierra silvia simon sofia sonia sophia " +
  "stacey stacy stan stanley stephanie stephen steve steven stuart sue susan suzanne sydney sylvia tamara tammy tanya tara tasha " +
  "taylor ted teresa terri terry theresa thomas tiffany tim timothy tina todd tom tommy toni tony tonya tracey tracy travis " +
  "trevor tricia troy tyler tyrone valerie vanessa vernon veronica vicki vickie victor victoria vincent virginia vivian wanda " +
  "wayne wendy wesley whitney will william willie xavier yesenia yolanda yvonne zach zachary zoe";
