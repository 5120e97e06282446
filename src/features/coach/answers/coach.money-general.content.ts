import { howLong, isEnough, todo, worthIt, type MoneyMatter } from "./coach.money-turns.content.ts";

/** Later messages about money whose matter has no answer of its own: what the figures of the talk come to. */

/** Whatever talk about money it is. */
const any = /^(?=[^]*(?:[$]|\bmoney\b|\d{3}))/;

export const generalMoney: MoneyMatter = {
  topic: "start-a-budget",
  of: [],
  isGeneral: true,
  talk: any,
  turns: [
    {
      id: "general-gap",
      figures: ["savings", "sum"],
      but: /\b(?:owe|debt|card|loan|score)\b/,
      text: [
        {
          when: "sum>savings & savings>0 & months>0",
          text: "{sum} less the {savings} you have: {sum-savings} is missing. In {~months} that is {sum-savings/months} a month, {sum-savings/months*12/52} a week. If that is more than a normal month leaves, one of the two may move: the sum, by asking for a lower price or a used one; or the date.\n\n**One next step:** set that sum to leave your account on payday, into one of its own.\n\nDoes {sum-savings/months} fit into an ordinary month?",
        },
        {
          when: "sum>savings & savings>0 & monthly>0",
          text: "{sum} less the {savings} you have: {sum-savings} is missing. With {monthly} a month that is {~sum-savings/monthly}. Keep about $500 of what is there for a bad day, so that the next surprise doesn't go on a card.\n\n**One next step:** let the {monthly} move on payday by itself.\n\nWhen would you need the whole of it?",
        },
        {
          when: "sum>savings & savings>0",
          text: "{sum} less the {savings} you have: {sum-savings} is missing. In three months that is {sum-savings/3} a month, in six {sum-savings/6}, in twelve {sum-savings/12}. Before you save or borrow it, make it smaller: a second price, a used one, or parts without interest. And keep about $500 back for a bad day.\n\n**One next step:** ask for one lower price, and choose the line that fits.\n\nBy when does it have to be there?",
        },
        {
          when: "savings>sum & sum>0",
          text: "The {savings} covers the {sum}, and {savings-sum} would stay. The question is what must not be touched: about one month of must-pays, or $1,000 at the least, should remain after it. If {savings-sum} is more than that, it can be paid without a card; if it is less, pay a part now and the rest in some months.\n\n**One next step:** write down what one month of must-pays costs you, and put {savings-sum} beside it.\n\nWhat does such a month come to?",
        },
      ],
    },
    {
      id: "general-savings",
      figures: ["savings"],
      but: /\b(?:owe|debt|card|loan|score)\b/,
      text: [
        {
          when: "savings>0 & monthly>0",
          text: "{savings} beside {monthly} a month: that is {#savings/monthly} months of it. Keep at least $1,000, or one month of must-pays, untouched; only what is above it is free for this. So you can say yes or no by a figure and not by a feeling.\n\n**One next step:** write down what one month of must-pays costs you, and subtract it from the {savings}.\n\nWhat is left then?",
        },
        {
          when: "savings>100000",
          text: "{savings} is something to work with. Keep at least $1,000, or one month of must-pays, untouched, so that the next surprise doesn't go on a card; what is above it is free for this. If it has to be smaller than that, the price may move, too: used, later, or in parts without interest.\n\n**One next step:** write down what one month of must-pays costs you, and subtract it from the {savings}.\n\nWhat is left then, and what would it have to pay for?",
        },
        {
          when: "savings>0",
          text: "{savings} is a beginning, and it is worth more as a cushion than for anything else, because it keeps a small surprise off a card. So first look what can be done without touching it: a later date, parts without interest, a used one, help through 211.\n\n**One next step:** ask one of these questions today before any of the {savings} goes.\n\nWhat is it needed for, and by when?",
        },
      ],
    },
    {
      id: "general-bills",
      figures: ["costs"],
      but: /\b(?:rent|mortgage)\b/,
      text: [
        {
          when: "income>costs & costs>0",
          text: "{income} in and {costs} of bills leaves {income-costs} a month, about {income-costs*12/52} a week. From that come food, gas, what breaks and what is fun. A fair plan: {income/10} to savings or debt on payday, and the rest, {income*0.9-costs*12/52} a week, on its own card.\n\n**One next step:** check whether food and gas are in the {costs} or come on top.\n\nWhat else belongs in that list?",
        },
        {
          when: "costs>income & income>0",
          text: "{costs} of bills against {income}: {costs-income} more goes out than comes in, so no plan for the rest can work before that gap is closed. One large bill has to move (home, car, insurance), or something has to come in beside the pay; 211 knows what help there is for this income.\n\n**One next step:** mark the three largest bills, and call about the first one today.\n\nWhich are the three?",
        },
      ],
    },
    {
      id: "general-months",
      figures: ["months"],
      but: /\b(?:payday|paid|starts?|begins?|payments?|lease|contract|ends?|due|born|expires?|been|ago|together|married|behind|late|old|years?)\b/,
      text: [
        {
          when: "sum>0 & months>0.4",
          text: "{sum} in {~months} is {sum/months} a month, about {sum/months*12/52} a week. If that is more than a normal month leaves, make the sum smaller or the date later; both are allowed. What comes once, like a refund, a third paycheck or things sold, takes the pressure out of the months.\n\n**One next step:** set the first part to leave on your next payday.\n\nHow much could go there without going short on food or bills?",
        },
      ],
    },
    {
      id: "general-sum",
      figures: ["sum"],
      but: /\b(?:make|earn|owe|debt|card|loan|score|spent|lost|won|worth|rent|offered|budget)\b/,
      and: /^(?![^]*\bcredit score\b)[^]*\b(?:sav(?:e|ing)|afford|buy|want|need|cost|trip|goal|car|plan|pay for)\b/,
      text: [
        {
          when: "monthly>0 & sum>monthly",
          text: "{sum} with {monthly} a month is there in about {~sum/monthly}; with half as much again, {monthly*1.5}, in {~sum/monthly/1.5}. Let it move by itself on payday, into an account named after it.\n\n**One next step:** set the transfer for the day after payday.\n\nBy when would you like to have it?",
        },
        {
          when: "sum>30000",
          text: "{sum} becomes a plan with a date: in six months {sum/6} a month, in nine {sum/9}, in twelve {sum/12}. If none of these fits, the sum can get smaller (used, later, a second offer) before it goes on a card. It moves best by itself on payday, into an account named after it.\n\n**One next step:** choose the line that also fits in a bad month.\n\nHow much could go there each month?",
        },
      ],
    },
    {
      id: "general-monthly",
      figures: ["monthly"],
      but: /\b(?:make|earn|rent|insurance|bills|expenses|losing|less|more|extra|raise|cut)\b/,
      text: [
        {
          when: "sum>monthly & savings>0 & sum>savings",
          text: "With {monthly} a month, the {sum-savings} that is missing is there in about {~sum-savings/monthly}. Half as much again, {monthly*1.5}, makes it {~sum-savings/monthly/1.5}. What matters is that it moves by itself on payday, before the rest of the month sees it.\n\n**One next step:** set the transfer for the day after payday.\n\nIs {monthly} possible in a bad month, too?",
        },
        {
          when: "sum>monthly",
          text: "{sum} with {monthly} a month takes about {~sum/monthly}, if no interest comes on top. Half as much again, {monthly*1.5}, makes it {~sum/monthly/1.5}. What matters is that it moves by itself on payday, before the rest of the month sees it.\n\n**One next step:** set the transfer for the day after payday.\n\nIs {monthly} possible in a bad month, too?",
        },
        {
          when: "income>monthly",
          text: "{monthly} a month is {monthly*12} a year, and {%monthly/income} percent of the {income} that comes in. For a single thing besides the home, 10 percent and more is felt; below 5 it hardly decides anything. So ask first what it is worth to you, and then whether a third of it could go without being missed.\n\n**One next step:** look at what a third less, {monthly/3}, would pay for elsewhere.\n\nWhat do you get from it that you'd miss?",
        },
      ],
    },
    {
      id: "general-income",
      figures: ["income", "salary"],
      but: /\b(?:raise|offered|hour|ads?|says|posting)\b/,
      text: [
        {
          when: "income>monthly & monthly>0",
          text: "Then {monthly} is {%monthly/income} percent of the {income} that comes in. With rent, food and transport in the picture, a usual frame is half for what must be paid, {income/2}, a third for what you like, and the rest, {income/5}, for savings and debt. So you can see where it belongs, and what it takes away from.\n\n**One next step:** write me rent and the other fixed bills in one line, and I work out what is left.\n\nWhat goes out each month for the home?",
        },
        {
          when: "income>sum & sum>0",
          text: "{sum} is {%sum/income} percent of one month's {income}. From what a normal month leaves, a tenth of the pay, {income/10}, can often go to one thing; then it takes about {~sum/income*10}. If rent and bills leave less than that, the time gets longer, and that is allowed.\n\n**One next step:** write me rent and the fixed bills in one line, and I work out what is really left.\n\nWhat goes out every month?",
        },
        {
          when: "sum>income",
          text: "{sum} is {#sum/income} months of the {income} that comes in. A tenth of the pay, {income/10} a month, is what many can keep up for one thing; that would be {~sum/income*10}. Whatever comes once, like a refund, shortens it.\n\n**One next step:** write me rent and the fixed bills in one line, and I work out what is really left.\n\nWhat goes out every month?",
        },
        {
          when: "income>costs & costs>0",
          text: "{income} less the {costs} you named leaves {income-costs} a month, about {income-costs*12/52} a week, for everything else. From that come food, power, phone, transport and the minimums first. Two or three percent, {income*0.03}, can move to savings on payday before you see it.\n\n**One next step:** write me what else is fixed each month, and I work out your weekly sum.\n\nWhat else goes out?",
        },
        {
          when: "income>0",
          text: "{income} a month: as a frame, about {income/2} for what must be paid (home, food, power, transport, minimums), {income*0.3} for what you like, {income/5} for savings and debt. If the home alone takes more than a third, {income/3}, the other two shrink, and that isn't your fault. Now the other side is missing.\n\n**One next step:** write me rent, car, phone and debts in one line, and I work out what is left for a week.\n\nWhat goes out each month?",
        },
      ],
    },
    {
      id: "general-how-long",
      question: howLong,
      but: /\b(?:report|credit|record|together|married|takes? to (?:get|hear))\b/,
      text: [
        {
          when: "monthly>0 & sum>savings & savings>0",
          text: "{sum} less the {savings} you have is {sum-savings}; with {monthly} a month that takes about {~sum-savings/monthly}. With half as much again it is {~sum-savings/monthly/1.5}. A refund or things sold shorten it most.\n\n**One next step:** let it move on the day after payday by itself, so that no month is forgotten.\n\nCould it be {monthly*1.5} in good months?",
        },
        {
          when: "monthly>0 & sum>monthly",
          text: "With {monthly} a month, {sum} takes about {~sum/monthly}, if no interest comes on top. With half as much again it is {~sum/monthly/1.5}. A refund or things sold shorten it most.\n\n**One next step:** let it move on the day after payday by itself, so that no month is forgotten.\n\nCould it be {monthly*1.5} in good months?",
        },
        {
          when: "sum>0 & months>0",
          text: "In {~months}, if {sum/months} a month goes to it, about {sum/months*12/52} a week. With less it takes longer, and that is allowed; only stopping is what costs.\n\n**One next step:** set the first part to leave on your next payday, and look again after two of them.\n\nIs {sum/months} possible in a normal month?",
        },
        {
          when: "sum>0",
          text: "That hangs on what goes to it each month. For {sum}: {sum/6} a month ends it in six months, {sum/12} in a year, {sum/24} in two, without interest. Choose the line that also fits in a bad month.\n\n**One next step:** write me what a normal month leaves, and I work out the date.\n\nHow much could you put toward it each month?",
        },
      ],
    },
    {
      id: "general-in-time",
      question:
        /\bwill (?:i|we) make it\b|\bcan (?:i|we) (?:make|do|manage|pull) (?:it|that|this)\b|\b(?:is|will) (?:that|it|this) (?:be )?(?:enough|realistic|possible|doable)\b/,
      but: /\btoo\b/,
      and: /^(?![^]*\b(?:loan|payment|finance|interest)\b)/,
      text: [
        {
          when: "monthly*months>sum-100 & sum>0",
          text: "Yes: {monthly} a month for {~months} is {reach}, and {sum} is what it takes. There is {reach-sum} of room, so one thin month doesn't break it. Let it move on payday by itself; the plans that fail are those that wait for what is left.\n\n**One next step:** set the transfer for the day after payday.\n\nWhat could come in between?",
        },
        {
          when: "sum>monthly*months & months>0",
          text: "Not quite: {monthly} a month for {~months} is {reach}, so {sum-reach} is missing. It takes {sum/months} a month instead, or about {~sum/monthly} with what you put away now. A refund, things sold or one extra shift can close such a gap, too.\n\n**One next step:** choose which of the three moves: the sum, the month, or the part you put away.\n\nWhich would hurt least?",
        },
      ],
    },
    {
      id: "general-enough",
      question: isEnough,
      text: [
        {
          when: "sum>savings & savings>0",
          text: "Not quite: {sum} less {savings} leaves {sum-savings} open, and about $500 to $1,000 should stay for a bad day. So it is a question of months: {sum-savings/3} a month for three, {sum-savings/6} for six. Or of the price: a second offer, a used one, parts without interest.\n\n**One next step:** ask once for a lower price or for parts.\n\nWhat could you put aside each month?",
        },
        {
          when: "savings>sum & sum>0",
          text: "For the sum itself, yes: {savings} less {sum} leaves {savings-sum}. It is enough if that still holds one month of must-pays, or $1,000 at the least; else pay a part and keep the rest. What comes after it each month (insurance, gas, fees) belongs into the sum, too.\n\n**One next step:** put {savings-sum} beside what one month of must-pays costs.\n\nWhat does such a month come to?",
        },
        {
          when: "income>monthly & monthly>0",
          text: "{monthly} of {income} is {%monthly/income} percent. As a mark: the home up to about 30 percent, a car with everything up to 20, one thing for fun up to 5 or 10. What decides in the end is whether bills, minimums and a small transfer to savings are paid before it.\n\n**One next step:** write me rent and the fixed bills in one line, and I work out what is left.\n\nWhat goes out every month?",
        },
        {
          when: "income>0 & sum>0",
          text: "{sum} is {#sum/income} months of your {income}. It fits if it can be paid without a card and about one month of must-pays still remains after it; a tenth of the pay, {income/10} a month, would carry it in {~sum/income*10}.\n\n**One next step:** write me rent and the fixed bills in one line, and I work out what is left.\n\nWhat goes out every month?",
        },
      ],
    },
    {
      id: "general-worth",
      question: worthIt,
      but: /\bshould we (?:break|divorce)\b/,
      and: /\d/,
      text: [
        {
          when: "monthly>0",
          text: "{monthly} a month is {monthly*12} a year, so that is the figure to hold against it. It's worth it if it saves or protects you from more than that, or if you'd miss it within a week. It isn't if it only runs because it was never cancelled.\n\n**One next step:** write beside the {monthly*12} what it gave you in the last three months.\n\nWhat would happen if it weren't there next month?",
        },
        {
          when: "sum>0",
          text: "Hold three things against the {sum}: what it saves or brings in a year, what the same sum would do elsewhere (a debt at 22 percent costs {sum*0.22} a year), and whether a month of must-pays is still there afterward. With two good answers it's worth it; with none, it can wait.\n\n**One next step:** write the first figure down, even roughly.\n\nWhat would it save or bring you in a year?",
        },
      ],
    },
    {
      id: "general-todo",
      question: todo,
      and: /\d{3}/,
      text: [
        {
          when: "sum>savings & savings>0",
          text: "In this order: keep $500 of the {savings} for a bad day; use the rest for the part that can't wait; then close the {sum-savings} in months you can keep, {sum-savings/6} a month for six or {sum-savings/12} for twelve. First, though, ask for a lower price or parts without interest; most people never ask.\n\n**One next step:** make that one call.\n\nWhat can't wait, and what can?",
        },
        {
          when: "income>0 & sum>0",
          text: "With {income} a month and {sum} in front of you, in this order: what must be paid first (home, food, power, the way to work, minimums); then a fixed part for this, {income/10} a month to begin with, on the day after payday; then one call for a lower price, a lower rate or parts. Nothing new goes on a card meanwhile.\n\n**One next step:** set that one transfer for your next payday.\n\nWhat is left in a normal month after the bills?",
        },
      ],
    },
  ],
};
