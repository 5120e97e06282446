import { help, howMuch, isEnough, todo, worthIt, type MoneyMatter } from "./coach.money-turns.content.ts";

/** Later messages about a home, a move, a car and what insures it. */

export const homeMatters: readonly MoneyMatter[] = [
  {
    topic: "buy-a-home",
    of: [],
    talk: /\b(?:refinanc\w+|refi)\b[^.!?]*\b(?:mortgage|house|home)\b|\b(?:mortgage|house|home)\b[^.!?]*\brefinanc\w+|^\W*(?:should i )?refinance\b/,
    isOwed: true,
    turns: [
      {
        // consumerfinance.gov: closing costs of a refinance, two to five percent of the loan
        id: "refi-rates",
        figures: ["rate"],
        text: [
          {
            when: "rate2>rate & sum>0",
            text: "From {#rate2} to {#rate} percent on {sum} saves about {rate2-rate*sum/1200} a month in interest at first. Against it stand the closing costs, mostly 2 to 4 percent: {sum*0.02} to {sum*0.04}. With {sum*0.03} it has paid for itself after about {~36/drop}; if you stay longer than that, it's worth it.\n\n**One next step:** ask three lenders for a Loan Estimate on the same day, and compare the rate, the closing costs and the years.\n\nHow long do you plan to stay in the house?",
          },
          {
            when: "sum>0",
            text: "{sum} at {#rate} percent is about {sum*rate/1200} of interest a month. The usual mark: refinancing is worth a look from about three quarters of a point less, if you stay some years. Each half point is about {sum*0.5/1200} a month here, and the closing costs are mostly {sum*0.02} to {sum*0.04}.\n\n**One next step:** ask your own lender and two others what they offer today, in a Loan Estimate.\n\nWhich rate could you get?",
          },
        ],
      },
      {
        id: "refi-worth",
        question: new RegExp(`${worthIt.source}|${isEnough.source}|${howMuch.source}|${todo.source}`),
        text: [
          {
            when: "rate2>rate & sum>0",
            text: "By the figures: about {rate2-rate*sum/1200} a month less interest, {rate2-rate*sum/100} a year. If the closing costs are {sum*0.03}, they are earned back in about {~36/drop}. Stay longer than that, and it's worth it; if you may move in two or three years, it isn't.\n\nTwo traps: a new thirty years after ten paid makes it more expensive in all, so ask for the years that are left; and points bought up front count as costs.\n\n**One next step:** get three Loan Estimates on one day.\n\nHow long will you stay?",
          },
          "It is worth it if the monthly saving pays back the closing costs before you move out. So two figures: what you save a month, and what it costs in all, mostly 2 to 4 percent of the loan. Costs divided by saving is the number of months.\n\n**One next step:** write me what you owe, your rate, and the rate they offer; I work out the saving.\n\nHow long do you plan to stay there?",
        ],
      },
    ],
  },
  {
    topic: "bills-due",
    of: [],
    talk: /\b(?:mortgage|house payment|house)\b[^.!?]*\b(?:too (?:much|high|expensive)|can'?t (?:afford|pay|make)|cannot (?:afford|pay)|behind|late|missed|struggl\w*|killing|eating)\b|\b(?:can'?t (?:afford|pay|make)|cannot (?:afford|pay)|behind on|late on|missed|struggl\w*)\b[^.!?]*\bmortgage\b|\bforeclos\w*\b|\bhouse poor\b/,
    turns: [
      {
        id: "mortgage-share",
        figures: ["home", "income", "monthly", "sum"],
        but: /\b(?:behind|saved|savings|owe)\b/,
        and: /\btoo (?:much|high|expensive)|can'?t (?:afford|pay|make)|struggl\w*|tight|barely|house poor\b/,
        text: [
          {
            when: "income>sum & sum>0",
            text: "{sum} of {income} is {%sum/income} percent. Up to about 30 percent of the take-home pay is comfortable, up to 40 many live with, above that one bad month is enough. What can bring it down without moving: a new escrow review and a cheaper home insurance, an end of the mortgage insurance (PMI) once 20 percent is paid, a lower rate, a roommate.\n\nIf a payment is at risk, call the lender before it is missed; there are real programs.\n\n**One next step:** look on the statement at what is loan, tax, insurance and PMI.\n\nWhich of the four has grown?",
          },
          {
            when: "income>home & home>0",
            text: "{home} of {income} is {%home/income} percent. Up to about 30 percent of the take-home pay is comfortable, up to 40 many live with, above that one bad month is enough. What can bring it down without moving: a new escrow review and a cheaper home insurance, an end of the mortgage insurance (PMI) once 20 percent is paid, a lower rate, a roommate.\n\n**One next step:** look on the statement at what is loan, tax, insurance and PMI.\n\nWhich of the four has grown?",
          },
        ],
      },
      {
        id: "mortgage-sell",
        question: /\b(?:sell|downsize|move (?:out|somewhere)|rent (?:it|the house) out|walk away)\b/,
        text: "Not as the first thing, because selling costs about 6 to 10 percent of the price, and a rent near you may be no lower. So compare two months honestly: this one with loan, tax, insurance and repairs; and one with the rent you'd pay instead. Selling is right if the gap is large, if you'd stay short even after cutting and asking the lender, or if a bigger life change comes anyway. Then sell before payments are missed, not after.\n\n**One next step:** look up three rents for the size you need, and ask a HUD counselor (888-995-4673, free) to look at both.\n\nWhat would a smaller place near you cost?",
      },
      {
        id: "mortgage-room",
        question: /\b(?:rent(?:ing)? out (?:a|the|one|our|my) (?:room|basement|garage)|roommate|lodger|airbnb)\b/,
        text: "That is one of the strongest levers: a room often brings $500 to $1,000 a month, which no cutting of groceries does. Check three things first: what the insurance and, in a condo, the rules say; a written agreement with deposit, notice and quiet hours; and that the income counts for taxes, with a share of the costs against it. Choose somebody with a reference from the last landlord, and begin with six months.\n\n**One next step:** look up what three rooms near you cost, and write a short listing.\n\nIs there a room that could be closed off a little?",
      },
      {
        id: "mortgage-missed",
        statement: /\b(?:missed|behind|can'?t (?:pay|make)|late|foreclos\w*)\b/,
        question: /\b(?:miss(?:ed)? (?:a )?payments?|behind|can'?t (?:pay|make)|foreclos\w*)\b/,
        text: "Then one call comes first: your servicer's “loss mitigation” or hardship department. They can pause payments, put missed ones at the end of the loan, or change the loan itself; it all goes easier before the 120th day, when foreclosure may begin. Send the whole application, since a complete one stops the clock. A HUD-approved counselor does it with you for free: 888-995-4673. Nobody honest charges for that.\n\n**One next step:** call the servicer and ask, “What options do I have to keep the house?”\n\nHow many payments are missed?",
      },
      {
        id: "mortgage-todo",
        question: new RegExp(`${todo.source}|${help.source}`),
        text: "In this order: first the lender, before a payment is missed (“What hardship options do you have?”). Then the parts of the payment: home insurance quotes, the tax assessment, PMI. Then income from the house itself, such as a room. Only then selling, with the rent you would pay beside it. A HUD counselor, free at 888-995-4673, looks at all of it with you.\n\n**One next step:** take the last statement and write down loan, tax, insurance and PMI.\n\nIs a payment late, or is it only tight?",
      },
    ],
  },
  {
    topic: "buy-a-home",
    of: [],
    talk: /\b(?:buy(?:ing)?|afford|own(?:ing)?) (?:a|my|our|the)? ?(?:first |own |new |1st )*(?:house|home|condo|townhouse)\b|\bdown ?payment\b|\bfirst[- ]time (?:home ?)?buyer\b|\bhow much house\b/,
    turns: [
      {
        id: "home-price",
        question: /\bwhat price\b|\bhow much (?:house|home)\b|\bprice range\b|\bwhat can (?:i|we) afford\b/,
        text: [
          {
            when: "salary>0 & savings>0",
            text: "Two limits, and the lower one counts. **By income:** 28 percent of {salary/12} a month is {salary*0.28/12} for loan, taxes and insurance; at about 6.5 percent that is a price near {salary*0.28/12*140}. **By savings:** {savings}, with a fifth kept back, carries 3.5 percent down and 3 percent closing up to about {savings*0.8/0.065}, or a tenth down up to {savings*0.8/0.13}. So look a little below the lower one.\n\n**One next step:** get one pre-approval, and try out the month: put the difference to your rent aside.\n\nAre there other monthly payments, such as a car?",
          },
        ],
      },
      {
        id: "home-income",
        figures: ["salary", "income"],
        but: /\b(?:saved|savings|down)\b/,
        text: [
          {
            when: "salary>0",
            text: "With {salary} a year lenders usually want the home to cost at most {salary*0.28/12} a month, loan, taxes and insurance together (28 percent), and all debts with it at most {salary*0.36/12}. As a price at about 6.5 percent that is near {salary*0.28/12*140}, less where property taxes are high.\n\n**One next step:** look up two homes you'd really take, with their taxes, and compare.\n\nWhat is saved, and which other payments are there each month?",
          },
        ],
      },
      {
        // hud.gov: FHA from 580 points 3.5 percent down; fanniemae.com: 3 percent; closing costs two to five percent
        id: "home-saved",
        figures: ["savings"],
        text: [
          {
            when: "salary>0",
            text: "{savings} beside {salary} a year: with 3.5 percent down (FHA) and about 3 percent for closing, it would carry a price near {savings*0.8/0.065} at most, if a fifth of it stays with you as a cushion. By income the line is near {salary*3}, so the smaller of the two counts. Many states give first buyers help with the down payment, which closes such a gap.\n\n**One next step:** look up your state's housing finance agency and its first-buyer program.\n\nWhat do homes you'd really take cost near you?",
          },
          "{savings} is a start: with 3 to 3.5 percent down and about 3 percent for closing, and a fifth kept as a cushion, it would carry a price near {savings*0.8/0.065}. What the month can carry is the other limit: home costs up to 28 percent of the pay before taxes. State first-buyer programs can add to the down payment.\n\n**One next step:** look up your state's housing finance agency.\n\nWhat do you earn, and what do homes cost near you?",
        ],
      },
      {
        id: "home-debt",
        figures: ["monthly", "debt", "costs"],
        but: /\b(?:rent|save)\b/,
        text: [
          {
            when: "salary*0.03>costs & costs>0",
            text: "That counts against the house: lenders look at all payments together, at most about 36 percent of {salary/12} a month, so {salary*0.36/12}. Less the {costs} leaves {salary*0.36/12-costs} for the home, with taxes and insurance; the other line is 28 percent, {salary*0.28/12}. The lower of the two is your real limit, and as a price it is roughly {salary*0.36/12-costs*130}.\n\n**One next step:** ask one lender for a pre-approval with these figures.\n\nWhat is saved for the down payment?",
          },
          {
            when: "salary>0 & monthly>0",
            text: "That counts against the house: lenders look at all payments together, at most about 36 percent of {salary/12} a month, so {salary*0.36/12}. Less the {monthly} leaves {salary*0.36/12-monthly} for the home, with taxes and insurance; the other line is 28 percent, {salary*0.28/12}. The lower of the two is your real limit. At today's rates every $100 a month is roughly $12,000 of price.\n\n**One next step:** ask one lender for a pre-approval with these figures.\n\nWhat is saved for the down payment?",
          },
          {
            when: "monthly>0",
            text: "A monthly payment counts against the house, because lenders look at all of them together: at most about 36 to 43 percent of the pay before taxes. Roughly each $100 a month takes $12,000 to $15,000 off the price you can get, so {monthly} is near {monthly*130}. Paying a small loan off before you apply can help more than a larger down payment.\n\n**One next step:** write down all payments and what you earn; I work out the limit.\n\nWhat do you earn together?",
          },
        ],
      },
      {
        id: "home-afford-price",
        question: /\bafford\b[^?]*\d{3}|\bhow much (?:house|home)\b/,
        text: [
          {
            when: "salary>0 & sum>0",
            text: "{sum} is {#sum/salary} times a year's pay. Up to three is comfortable, up to four works without other debts, above that it gets tight. With a tenth down and about 6.5 percent the month would be near {sum*0.0075} with taxes and insurance, and 28 percent of your pay before taxes is {salary*0.28/12}. If the first is clearly above the second, look lower or save longer.\n\n**One next step:** put the difference to your present rent aside for three months, as a trial.\n\nWhat is saved, and which other payments are there?",
          },
          {
            when: "sum>5000000",
            text: "It hangs on the month. For {sum} with a tenth down and about 6.5 percent: near {sum*0.0075} a month with taxes and insurance. That fits from about {sum*0.0075/0.28*12} a year before taxes, if other debts are small. Beside the down payment count 3 percent for closing, and a cushion that stays.\n\n**One next step:** tell me what you earn a year and what is saved.\n\nWhat do you earn together, and which other payments are there?",
          },
        ],
      },
      {
        id: "home-now",
        question:
          /\b(?:should (?:i|we) (?:buy|wait|rent|do it|go for it)|wait|good time|rates? (?:go|come|drop|fall)|credit score|pre-?approv\w*)\b/,
        text: "Not by the market but by three marks of your own: you'd stay at least five years, the whole month (loan, tax, insurance, repairs) fits in about 28 percent of your gross pay, and after the down payment three months of costs are still there. With three yeses buy, whatever rates do; they can be refinanced. With one no, rent on and close that gap.\n\nA score from 620, better 700, makes the rate clearly lower, so look at it first.\n\n**One next step:** ask one lender for a pre-approval; it is free and gives you the real figure.\n\nWhich of the three is still a no?",
      },
      {
        id: "home-todo",
        question: todo,
        text: "In this order: your score (free reports, errors disputed, cards below 30 percent); what the month carries, tried out by setting the difference to your rent aside for three months; the down payment in an account of its own; your state's first-buyer program; then two or three pre-approvals on one day. The house comes last.\n\n**One next step:** begin the trial month: put the difference aside on the next payday.\n\nWhat is your rent, and what do you think owning would cost?",
      },
    ],
  },
  {
    topic: "moving-house",
    of: ["first-apartment"],
    talk: /^(?![^]*\brent (?:is|are) (?:crazy|too|so|way|insane))[^]*\b(?:need to move|moving (?:across|out of state|to another|to a new|cross)|moving (?:costs?|truck)|movers?|can'?t afford to move|cost of moving|to move (?:out|to|into)|move out|moving (?:out|to))\b/,
    turns: [
      {
        id: "move-total",
        isFirst: true,
        figures: ["savings"],
        text: [
          {
            when: "sum2+sum>savings & sum2>0",
            text: "Movers and deposit together are {sum+sum2}, and with {savings} there, {sum+sum2-savings} is missing. The movers are the part that can shrink most: a rental truck is often $100 to $300, two friends and pizza do the rest, and a third of the things can be sold before. For the deposit ask for two or three parts, and 211 knows funds for move-in costs.\n\n**One next step:** get a price for the truck alone, for a weekday in the middle of the month.\n\nBy when do you have to be out?",
          },
          {
            when: "sum>savings",
            text: "{sum} against {savings}: {sum-savings} is missing. What shrinks a move most: a truck instead of movers, a weekday in mid-month, selling what you wouldn't carry up the stairs, and a deposit in two parts, which many landlords agree to when they are asked. 211 knows funds for move-in costs.\n\n**One next step:** get one price for the truck alone.\n\nBy when do you have to move?",
          },
          "{savings} is a real part of it. Usually a move is first month, deposit, a truck ($100 to $300) and about $200 for the connections and small things. So with rent times two you have a first figure to compare.\n\n**One next step:** write the four sums in one list, and see what is missing.\n\nWhat would the new rent be?",
        ],
      },
      {
        id: "move-rent",
        statement: /\b(?:rents?|apartments?|studios?|places?|one[- ]bedrooms?)\b[^?]*\d/,
        but: /\b(?:make|earn|saved)\b/,
        text: [
          {
            when: "home>0 & income>home",
            text: "{home} of {income} is {%home/income} percent; up to about a third is comfortable, to 40 percent it works without a car payment or debts. To move in plan about {home*2.5}: first month, a deposit of the same, and half a month for truck, fees and small things.\n\n**One next step:** live on {income-home} for one month before you sign, and put {home} aside.\n\nHow much is saved by now?",
          },
          {
            when: "home>0",
            text: "With {home} of rent, plan about {home*2.5} to move in: first month, a deposit of the same, and half a month for truck, fees and small things. Each month it fits comfortably from about {home*3} of take-home pay, and many landlords ask for three times the rent before taxes.\n\n**One next step:** ask what else is in it: water, heat, parking, fees.\n\nWhat do you take home, and how much is saved?",
          },
          {
            when: "sum>30000",
            text: "With {sum} of rent, plan about {sum*2.5} to move in: first month, a deposit of the same, and half a month for truck, fees and small things. Each month it fits comfortably from about {sum*3} of take-home pay, and many landlords ask for three times the rent before taxes.\n\n**One next step:** ask what else is in it: water, heat, parking, fees.\n\nWhat do you take home, and how much is saved?",
          },
        ],
      },
      {
        id: "move-sum",
        figures: ["sum"],
        but: /\b(?:make|earn|saved|rent|apartments?|studios?|places?)\b/,
        text: [
          {
            when: "savings>sum & sum>0",
            text: "{savings} against {sum} of rent: first month and a deposit of the same make {sum*2}, and about $500 for truck, fees and small things. That leaves {savings-sum-sum-50000} of the {savings}. It's enough if at least one month of food and bills still remains; if not, two more months of saving make it safe.\n\n**One next step:** ask the landlord for the whole sum to move in, and whether the deposit may be paid in parts.\n\nWhat do you take home each month?",
          },
          {
            when: "months>0",
            text: "{sum} in {~months} is {sum/months} a month. It can be made smaller first: a container or a truck you drive yourself is often half of a full-service mover, selling furniture there and buying used here saves weight, and an employer sometimes pays a part of a move for a job.\n\n**One next step:** get three quotes for the same weekday, and ask each what would make it cheaper.\n\nWhat is saved for it so far?",
          },
          "{sum}: as a plan, {sum/3} a month for three months, {sum/6} for six. But first make it smaller: a truck or container you load yourself is often half of full-service movers, a weekday in mid-month is cheaper, and a third of the things can be sold before. Deposits may often be paid in parts if you ask.\n\n**One next step:** get two more quotes, and sell the three largest things you won't miss.\n\nBy when do you have to move, and what is saved?",
        ],
      },
      {
        id: "move-save",
        question: /\bhow (?:do|can|should) (?:i|we) (?:save|pay|afford|do)\b/,
        text: [
          {
            when: "sum>0 & months>0",
            text: "{sum} in {~months} is {sum/months} a month, {sum/months*12/52} a week. Three sources together make that lighter: an automatic transfer on payday; what you sell before the move, mostly some hundred dollars; and a smaller sum, with a container or a truck in place of movers. Refunds and deposits from the old place come back after it and close the rest.\n\n**One next step:** set the first transfer for your next payday, into an account named after the place.\n\nHow much could move there each payday?",
          },
        ],
      },
      {
        id: "move-afford",
        question: new RegExp(`${isEnough.source}|\\bshould i (?:move|do it|wait|stay)\\b`),
        text: [
          {
            when: "income>0 & sum>0 & income>sum",
            text: "{sum} of {income} is {%sum/income} percent. Up to about a third it is comfortable, up to 40 percent it works without a car payment or debt, above that better with a roommate. What is left, {income-sum} a month, has to carry food, power, phone, transport and insurance, usually $1,000 to $1,300 for one person.\n\nAnd the start: about {sum*2} for first month and deposit, and some hundred for the move.\n\n**One next step:** live on {income-sum} for one month before you sign, and put {sum} aside; then you know, and have the deposit.\n\nDo you have other fixed costs, such as a car or a loan?",
          },
        ],
      },
      {
        id: "move-todo",
        question: new RegExp(`${todo.source}|${help.source}`),
        text: "Make it smaller before you finance it. A truck for one weekday instead of movers; boxes from a liquor store; sell or give away a third; ask the new landlord for the deposit in two parts, and the old one for yours back with photos. For what is missing: 211 for move-in funds, an employer's advance, a church or community fund. No payday loan for a move.\n\n**One next step:** write the sums in one list: first month, deposit, truck, connections.\n\nWhat do they come to, and what is there?",
      },
    ],
  },
  {
    topic: "car-trouble",
    of: [],
    talk: /^(?![^]*\bneed (?:another|a new)\b)[^]*\b(?:car|truck|van|transmission|engine|brakes)\b[^.!?]*\b(?:broke (?:down|again)?|broken|repairs?|fix\w*|mechanic|died|won'?t start|needs (?:a |new )?(?:\$|work|brakes|engine|transmission))|\bcar repairs?\b|\bfix (?:my|the) car\b/,
    turns: [
      {
        id: "repair-has",
        figures: ["savings"],
        but: /\b(?:worth|value)\b/,
        text: [
          {
            when: "sum>savings",
            text: "{sum} and {savings}: {sum-savings} is missing. Before you borrow it, make it smaller. Ask what has to be done now for it to be safe, and a price for used or rebuilt parts; a second shop is often a fifth cheaper. Then ask, “Could I pay {savings*0.75} now and the rest in three parts?” Many small shops do it for somebody who asks. A credit union's small loan comes next; no payday or title loan on the car you need.\n\n**One next step:** get a second written estimate today.\n\nDo you need the car for work?",
          },
        ],
      },
      {
        id: "repair-sum",
        figures: ["sum"],
        but: /\b(?:worth|save|make|earn)\b/,
        text: "{sum} is a lot at once, so three questions before you say yes: What must be done now for it to be safe, and what can wait? What does a second shop say, in writing? And what is the car worth? Up to about half its value a repair is mostly worth it, because each month without a payment saves $400 and more.\n\nMany shops take it in parts, {sum/3} three times, if you ask before they begin.\n\n**One next step:** ask for the estimate in writing, line by line, and call one other shop.\n\nWhat is the car worth when it runs, and how much can you pay now?",
      },
      {
        id: "repair-worth",
        figures: ["worth"],
        text: [
          {
            when: "worth>sum & sum>0",
            text: "{sum} for a car worth {worth} is {%sum/worth} percent of it. Below about half, a repair is mostly the cheaper way, because a replacement costs $400 to $600 a month with insurance, so it pays for itself after {#sum/45000} months. Above half, ask the shop whether it would hold for two more years.\n\n**One next step:** ask, “What else will it need in the next year?”, and get that in writing.\n\nHow many miles does it have, and how is the rest of it?",
          },
          {
            when: "sum>worth & worth>0",
            text: "{sum} for a car worth {worth} is more than it would bring, so I'd only repair it if it surely holds two more years and nothing else is due. Else sell it as it is (private, a dealer, scrap, in this order), and put the {sum} toward a plain one.\n\n**One next step:** ask the shop, “Would you put this money into it if it were yours?”\n\nWhat would a plain replacement cost near you?",
          },
        ],
      },
      {
        id: "repair-for-work",
        statement: /\b(?:need (?:it|the car|a car|my car)|get to work|for work|can'?t get to|lose my job|no other (?:way|car))\b/,
        text: "Then two things at once: getting to work this week, and the repair. For the week: a coworker on your route for gas money, the bus or a bike part of the way, a day or two from home, a shift swap; tell your boss today, before you are late. For the repair: only what makes it safe now, parts of the price in payments, and 211, which in some places knows funds for cars needed for work. Some employers give an advance.\n\n**One next step:** ask one coworker about a ride for tomorrow.\n\nHow far is it, and who lives near you?",
      },
      {
        id: "repair-todo",
        question: new RegExp(`${todo.source}|${help.source}|${worthIt.source}|\\bfix it\\b|\\bshould i (?:fix|repair|sell|get a new)\\b`),
        text: [
          {
            when: "worth>0 & sum>0",
            text: "{sum} of repair for a car worth {worth} is {%sum/worth} percent of it. Below about half, repair; above, sell it as it is, unless the shop says it would hold for two more years. A replacement costs $400 to $600 a month with insurance, so {sum} is about {#sum/45000} months of that.\n\nThen the money: a second estimate, used parts, payment in parts, a credit union loan.\n\n**One next step:** ask the shop, “Would you put this money into it if it were yours?”\n\nHow many miles does it have, and what else is due soon?",
          },
          {
            when: "sum>0",
            text: "Compare two figures: the repair, {sum}, and what the car would be worth when it runs. Below half of it, repair; above its value, sell it as it is; between, ask the shop, “Would you put this money into it?” A replacement costs $400 to $600 a month with insurance, so {sum} is about {#sum/45000} months of that.\n\nThen the money: a second estimate, used parts, payment in parts, a credit union loan.\n\n**One next step:** look up its value at kbb.com and call a second shop.\n\nWhat is it worth, and how many miles does it have?",
          },
        ],
      },
    ],
  },
  {
    topic: "car-loan",
    of: [],
    talk: /^(?![^]*\b(?:credit cards?|a card|cards|student)\b)[^]*\b(?:upside down|underwater|negative equity|car (?:loan|payment|note)|truck (?:loan|payment)|auto loan|repo(?:ssess\w*|'?d)?|behind on (?:my )?car)\b/,
    isOwed: true,
    turns: [
      {
        id: "repo-back",
        and: /\brepo\w*\b|\btook my car\b/,
        question:
          /\b(?:get (?:it|my car) back|still owe|owe (?:anything|them|the rest)|what happens|what (?:do|can|should) i do|sell it)\b/,
        text: [
          "Mostly yes, for a short time, often 10 to 15 days. Two ways: **reinstate**, paying the missed months and the fees and going on as before (some states and contracts allow it); or **redeem**, paying all of it. After that it is sold at auction, and what the sale doesn't cover, with fees, you still owe; then settle that rest in writing for a part. The lender must tell you in writing before the sale, with date and sums.\n\n**One next step:** call the lender now: “What reinstates the loan, and by which day?”\n\nHow many payments are missed, and when was it taken?",
          "What you owe after a sale is the loan, less the price at auction, plus fees; the lender must show you that sum. You can dispute it if the notice before the sale was missing or wrong, and a rest is often settled for 30 to 50 percent in writing. Your own things in the car remain yours in any case.\n\n**One next step:** ask for the written account of the sale, and show it to legal aid (lawhelp.org).\n\nHas it been sold yet?",
        ],
      },
      {
        id: "car-owes",
        figures: ["sum"],
        but: /\b(?:worth|value|make|earn)\b/,
        text: [
          {
            when: "sum>0 & monthly>0",
            text: "{sum} left at {monthly} a month is about {~sum/monthly*0.85} of payments. The figure beside it decides what is open: what the car would sell for today. More than {sum}: sell it yourself, pay the loan off, and drive something plainer. Less: keep it, refinance at a credit union for a lower rate, and ask the lender before a payment is missed.\n\n**One next step:** get two free online offers for it; they take ten minutes.\n\nWhat would it sell for, and which rate is on the loan?",
          },
          {
            when: "sum>0",
            text: "{sum} still owed; the figure beside it decides what is open: what the car would sell for today. More than {sum}: sell it yourself, pay the loan off, and drive something plainer. Less: keep it, refinance at a credit union for a lower rate, and ask the lender before a payment is missed.\n\n**One next step:** get two free online offers for it; they take ten minutes.\n\nWhat would it sell for, and what do you pay a month?",
          },
        ],
      },
      {
        id: "car-upside",
        statement: /\b(?:worth|value)\b[^.!?]*\d|\d[^.!?]*\b(?:worth|value)\b/,
        text: [
          {
            when: "sum>worth & worth>0",
            text: "So {sum-worth} more is owed than it would sell for. That gap costs you only if you sell or trade now; it closes by itself while you pay and drive. So the usual best: keep it, pay a little extra toward the principal, and don't roll the gap into a new loan. Check that you have gap insurance, since a total loss would leave you with those {sum-worth}.\n\nIf the payment itself is the trouble, a credit union may refinance it at a lower rate.\n\n**One next step:** ask one credit union what it would take for this loan.\n\nIs the payment too much, or do you want another car?",
          },
          "Then put the two side by side: what you owe, and what three buyers (a dealer, carmax.com, a private ad) would pay. If you owe more, that gap costs you only if you sell or trade now; it closes while you pay and drive. Don't roll it into a new loan, and check for gap insurance.\n\n**One next step:** get two offers online; they are free and take ten minutes.\n\nIs the payment the trouble, or the car?",
        ],
      },
      {
        id: "car-trade",
        question:
          /\b(?:trade (?:it )?in|trade (?:it|the car)|sell (?:it|the car|my car)|get (?:a )?(?:cheaper|another|different)|downgrade)\b/,
        text: [
          {
            when: "sum>worth & worth>0",
            text: "Not now, I'd say: {sum-worth} of old debt would be put on top of the next car, so you'd begin even deeper. Dealers make it sound easy because only the monthly payment is shown. It makes sense only if the new one is much cheaper and you pay the {sum-worth} in cash. Else keep it, pay $50 to $100 extra a month to the principal, and look again in a year.\n\n**One next step:** ask a credit union about refinancing what you have.\n\nWhat do you pay a month, and at which rate?",
          },
          "Only if what you owe is less than what it sells for, or if you can pay the gap in cash. Rolled into the next loan, you'd pay for a car that you no longer have. A private sale brings more than a trade-in, often $1,000 to $2,000. And look at the whole: a cheaper car with cheaper insurance helps; the same payment over seven years doesn't.\n\n**One next step:** get two online offers for the car, and ask the lender for the payoff amount.\n\nWhat do the two figures say?",
        ],
      },
      {
        id: "car-get-out",
        question:
          /\b(?:get out of|give (?:it )?back|return (?:it|the car)|voluntary|walk away|stop paying|what happens if i)\b|\blower (?:it|the payment|my payment)\b/,
        but: /\brefinanced\b/,
        text: "Four ways, from best to worst:\n\n1. **Refinance** at a credit union: with better credit than when you bought, two to five points less.\n2. **Sell it yourself** and pay off the loan; if it brings less than you owe, the credit union may lend the gap.\n3. **Ask the lender** for one or two payments at the end of the loan, before one is missed.\n4. **Giving it back** counts as a repossession: it is sold at auction, and you still owe the rest.\n\n**One next step:** get three figures: payoff amount, rate, and two online offers for the car.\n\nWhat is still owed, and at which rate?",
      },
      {
        id: "car-monthly",
        figures: ["monthly"],
        text: [
          {
            when: "income>0",
            text: "{monthly} of {income} is {%monthly/income} percent for the payment alone; 10 to 15 is the usual line, and with insurance, gas and repairs about 20. What helps: a lower rate at a credit union, cheaper insurance for the same cover, or a sale if it would bring what you owe.\n\n**One next step:** ask the lender for the payoff amount, and look up two offers for the car.\n\nWhat do you still owe?",
          },
          "{monthly} a month is {monthly*12} a year, before insurance and gas. The usual line is 10 to 15 percent of the take-home pay, so it would fit from about {monthly/0.14} a month. If it is too much: a lower rate at a credit union first, then a sale if the car brings what you owe.\n\n**One next step:** ask the lender for the payoff amount and the rate.\n\nWhat do you take home each month?",
        ],
      },
      {
        id: "car-todo",
        question: todo,
        text: [
          {
            when: "sum>worth & worth>0",
            text: "Keep it and shrink the gap of {sum-worth}: $50 to $100 extra a month marked “principal”, cheaper insurance, and a credit union's offer for a lower rate. No trade-in that puts the gap on the next car. If you can't make the payments at all, call the lender before one is missed and ask for an extension.\n\n**One next step:** call one credit union with your payoff amount and the miles.\n\nWhat do you pay a month now?",
          },
          "First three figures: the payoff amount, the rate, and what the car would sell for. If it sells for more than you owe, selling and buying cheaper is open. If not, refinance at a credit union, lower the insurance, pay a little extra. If a payment is at risk, call the lender before it is missed and ask for an extension of one or two months.\n\n**One next step:** get the payoff amount from the lender's app today.\n\nWhat do you owe, and what do you pay a month?",
        ],
      },
    ],
  },
  {
    topic: "mind-the-car",
    of: [],
    talk: /\b(?:need|want|buy(?:ing)?|get(?:ting)?|afford) (?:a|an|another|to (?:buy|get) an?) (?:new |used |cheap |reliable |better |second )*(?:car|truck|suv|vehicle)\b|\bbuying a (?:new |used )?car\b/,
    turns: [
      {
        id: "car-bad-credit",
        statement: /\b(?:bad|poor|no|low|terrible) credit\b|\b(?:score|credit) (?:is|of|around)\b/,
        but: /\bcredit cards?\b/,
        text: "It can be done, and the loan matters more than the car. With a low score, dealers offer 15 to 25 percent; a credit union is often far below that, and more money down helps most. So the order: ask a credit union for a pre-approval first, then look for a car below that sum, $6,000 to $12,000 and checked by a mechanic for $150. Stay away from “buy here, pay here” lots.\n\n**One next step:** call one credit union and ask what it takes to be pre-approved.\n\nHow much could you put down, and pay each month?",
      },
      {
        id: "car-down",
        figures: ["savings"],
        text: "{savings} down helps twice: the loan is smaller, and lenders see that you mean it. With a low score keep the price modest, about {savings*4} to {savings*6}; more on a loan at 18 percent becomes a trap. Or the other way: a plain car for {savings*1.5} to {savings*2.5} without a loan, if it can wait some months.\n\n**One next step:** get a pre-approval from a credit union before you visit a dealer, so that you know your rate.\n\nWhat could you pay a month, with insurance in it?",
      },
      {
        id: "car-buy-todo",
        question: todo,
        text: "In this order: what the month carries in all (payment, insurance, gas: together at most a fifth of your take-home pay); a pre-approval from a credit union, so that you know your rate; an insurance quote for the exact model; then the car, three to eight years old, with a check by a mechanic of your own ($100 to $200). Talk about the price with the dealer, never about the monthly payment.\n\n**One next step:** call a credit union and ask about a pre-approval.\n\nWhat do you take home, and what could you put down?",
      },
    ],
  },
  {
    topic: "choose-insurance",
    of: ["read-insurance"],
    talk: /\b(?:car|auto) insurance\b/,
    turns: [
      {
        id: "insurance-full-cover",
        question:
          /\b(?:drop|cancel|remove|need|keep|get rid of)\b[^.!?]*\b(?:full coverage|collision|comprehensive|it)\b|\bfull coverage\b|\bliability only\b/,
        text: "If there is a loan or lease on it: no, the lender requires full coverage. If it is paid off, a common mark: drop collision when a year of it costs more than a tenth of what the car is worth, or when you could replace the car from savings. For a $3,000 car that is often so, for a $12,000 one not. Keep liability high; that is what ruins people, not the dent.\n\nInstead of dropping it, a deductible of $1,000 in place of $500 often saves 10 to 20 percent.\n\n**One next step:** look on the declarations page at what collision alone costs a year.\n\nIs it paid off, and what is it worth?",
      },
      {
        id: "insurance-up",
        statement: /\bfrom \$?\d+ to \$?\d+|\bno (?:accidents?|tickets?|claims?)\b/,
        text: [
          {
            when: "sum>sum2 & sum2>0",
            text: "{sum-sum2} more a month is {sum-sum2*12} a year, {%sum/sum2-1} percent, and without an accident that is a reason to ask and to look around. First call: “It went from {sum2} to {sum} without a claim. Why, and which discounts am I missing?” Then three quotes for exactly the same coverage; a change often brings the old price back. Never cancel before the new one begins.\n\n**One next step:** get one quote today, with the declarations page beside you.\n\nIs the car paid off, and how many miles do you drive a year?",
          },
          "Without an accident or ticket you have the best cards: every insurer wants drivers like that. So say it first in each call: “No claims, no tickets. What is your best price for exactly this coverage?” Three quotes, two online and one from an independent agent; then ask your own company to match the lowest.\n\n**One next step:** get one quote today, with the declarations page beside you.\n\nWhat do you pay now, and how many miles do you drive a year?",
        ],
      },
      {
        id: "insurance-monthly",
        and: /^(?![^]*\b(?:renters?|health|life|dental|pet|home(?:owners?)?) insurance)[^]*\b(?:car|auto) insurance\b/,
        figures: ["monthly"],
        text: "{monthly} a month is {monthly*12} a year. Around $150 to $200 a month for full coverage is common for a driver without accidents, with big differences between states, ages and cars, so three quotes for exactly the same coverage tell you more than any average. A tenth to a third less is often there; each tenth is {monthly*1.2} a year.\n\n**One next step:** take the declarations page and get one online quote and one from an independent agent today.\n\nIs there an accident or a ticket in the last three years?",
      },
    ],
  },
  {
    topic: "choose-insurance",
    of: [],
    talk: /\brenter'?s'? insurance\b/,
    turns: [
      {
        id: "renters-worth",
        statement: /\d/,
        question: new RegExp(`${worthIt.source}|${isEnough.source}|\\bshould i\\b`),
        text: [
          {
            when: "sum>0 & monthly>0",
            text: "For {monthly} a month, {monthly*12} a year, it covers about {sum} of your things and, more important, liability of mostly $100,000 if somebody is hurt at yours or your water runs into the flat below. One burst pipe or one laptop and a bike stolen is more than ten years of it. So yes, it's one of the few small insurances worth it.\n\nAsk for replacement cost, a deductible of $500, and a discount together with the car.\n\n**One next step:** walk through your rooms with the phone's camera; that film is your proof.\n\nIs there something single of high value, such as a bike or jewelry?",
          },
          "Yes, for most: at $10 to $20 a month it replaces your things after fire, water or theft, and pays if somebody is hurt at yours or your water runs into the flat below. That last part is what could really ruin someone. Ask for replacement cost, a deductible of $500, and a discount together with the car.\n\n**One next step:** walk through your rooms with the phone's camera; that film is your proof.\n\nWhat would be hardest to buy again?",
        ],
      },
    ],
  },
  {
    topic: "read-insurance",
    of: [],
    talk: /\bhealth insurance\b|\b(?:premiums?|cobra|deductible)\b/,
    turns: [
      {
        // healthcare.gov: 8.5 percent was the line of the larger tax credits until 2025; below about 400 percent of the poverty line
        id: "health-cost",
        figures: ["monthly"],
        but: /\b(?:make|earn)\b/,
        text: [
          {
            when: "income>0",
            text: "{monthly} of {income} is {%monthly/income} percent, and above about 8 or 9 it presses for most. If you buy it yourself, enter this year's income at healthcare.gov: the tax credit follows it, and silver plans with a lower income have lower deductibles, too. If it is through work, ask for the cheaper plan and whether an HSA goes with it. Children may qualify for CHIP even if you don't.\n\n**One next step:** put your income into the form at healthcare.gov; it shows the price in five minutes.\n\nIs it through work, or bought by yourself?",
          },
          "{monthly} a month is {monthly*12} a year, so a look at the doors is worth an hour. If you buy it yourself: update your expected income at healthcare.gov, because the tax credit follows it. If it is through work: the cheaper plan in open enrollment, with an HSA. Children may qualify for CHIP even if you don't, and with a low income Medicaid takes applications all year.\n\n**One next step:** put your income into the form at healthcare.gov.\n\nWhat do you earn, and is it through work?",
        ],
      },
      {
        id: "health-income",
        figures: ["income"],
        text: [
          {
            when: "monthly>0",
            text: "Then the {monthly} is {%monthly/income} percent of {income}, about {income*12} a year. For one person that income usually still gets a tax credit at healthcare.gov; with more people in the household it gets larger, and below about $1,800 a month for one, Medicaid in most states. So don't drop it yet; have the price worked out first.\n\n**One next step:** enter income and household at healthcare.gov or call 1-800-318-2596, free.\n\nHow many are in your household, and is the plan through work?",
          },
        ],
      },
      {
        id: "health-todo",
        question: todo,
        text: "Four doors, in this order:\n\n1. **healthcare.gov:** enter this year's income; a credit may lower the price at once.\n2. **Medicaid and CHIP:** all year, and children often qualify where parents don't.\n3. **Work:** the cheaper plan in open enrollment, or a partner's plan after a life event, within 30 days.\n4. **Care without it:** community health centers charge by income (findahealthcenter.hrsa.gov).\n\nKeep the old one until the new one has begun.\n\n**One next step:** do the first; it takes ten minutes.\n\nIs it through work, or did you buy it yourself?",
      },
    ],
  },
  {
    topic: "talk-to-landlord",
    of: ["eviction"],
    talk: /\b(?:rent|landlord|lease)\b[^.!?]*\b(?:going up|went up|goes up|raised?|raising|increas\w*|more)\b|\bevict\w*\b/,
    isOwed: true,
    turns: [
      {
        id: "eviction-owes",
        and: /\bevict\w*\b/,
        figures: ["sum"],
        but: /\b(?:can pay|have)\b/,
        text: "{sum} behind: that is a sum for which there are funds, so call 211 today and ask for “rent assistance for {sum}”. Many pay the landlord directly, but only while the case is open. At the same time write to the landlord with a sum and a day; most would rather have money than an empty flat. And read what kind of paper it is: “pay or quit” gives days to pay, a summons has a court date.\n\n**One next step:** call 211, then legal aid (lawhelp.org), with the paper in your hand.\n\nWhat can you pay now, and which date is on it?",
      },
      {
        id: "eviction-can-pay",
        and: /\bevict\w*\b/,
        statement: /\b(?:can pay|have|got|could pay|can give)\b[^?]*\d/,
        text: [
          {
            when: "sum2>sum",
            text: "{sum} of {sum2}: with that you have something to offer, so offer it in writing before the date, and don't hand it over without an answer:\n\n“I can pay {sum} today and the other {sum2-sum} in parts of {sum2-sum/4} each [payday]. Please confirm that you'll stop the eviction while I keep to it.”\n\nIn some states taking a part without an agreement changes the case, so get the yes first. 211 may close the rest.\n\n**One next step:** send that message today and keep the answer.\n\nWhich date is on the paper?",
          },
          {
            when: "sum>savings & savings>0",
            text: "{savings} of {sum}: with that you have something to offer, so offer it in writing before the date:\n\n“I can pay {savings} today and the other {sum-savings} in parts of {sum-savings/4} each [payday]. Please confirm that you'll stop the eviction while I keep to it.”\n\nGet the yes before you hand it over. 211 may close the rest.\n\n**One next step:** send that message today and keep the answer.\n\nWhich date is on the paper?",
          },
        ],
      },
      {
        id: "eviction-out",
        and: /\bevict\w*\b/,
        question:
          /\b(?:kick (?:me|us) out|make (?:me|us) leave|lock (?:me|us) out|how long (?:do|until|before)|have to leave|throw (?:me|us) out)\b/,
        text: "Not by themselves, and not at once. In nearly every state it goes: a written notice, then a court case with a date, then a judgment, and only then a sheriff; changing the locks or turning off power before that is illegal. From notice to leaving are mostly some weeks, in some states months. Go to the court date in any case, with papers; many cases end there with a plan. Paying all of it before the hearing stops it in many states.\n\n**One next step:** call legal aid (lawhelp.org) today and name the date on the paper.\n\nIs it a notice from the landlord, or a paper from the court?",
      },
      {
        id: "rent-up-income",
        figures: ["income"],
        but: /\bevict/,
        text: [
          {
            when: "sum>30000 & income>0 & home>0",
            text: "With {income} a month, {home} for the home is {%home/income} percent. Up to about a third is comfortable, to 40 percent it works without a car payment or debts. The raise of {sum} is {sum*12} a year, so asking is worth it: “I've paid on time and would like to stay. Could we meet at half of it, if I sign for a year and a half?”\n\n**One next step:** look up three rents near you for the same size, and take them into that talk.\n\nWhen does your lease end?",
          },
          "With {income} a month the usual line for the home is about {income*0.3}, and up to {income*0.4} works without a car payment or debts. So put the new rent beside that. Asking costs nothing, because an empty month costs the landlord more than your raise brings: “I've paid on time and would like to stay. Could we meet at half of it, if I sign for a year and a half?”\n\n**One next step:** look up three rents near you, and take them into that talk.\n\nWhat would the new rent be, and when does your lease end?",
        ],
      },
      {
        id: "rent-up-now",
        statement: /\bi pay \$?\d|\b(?:it'?s|now|currently|paying) \$?\d[^?]*\bnow\b/,
        but: /\bcan pay\b/,
        text: [
          {
            when: "sum>sum2 & sum2>0",
            text: "From {sum} to {sum+sum2} is {%sum2/sum} percent, {sum2*12} a year; usual is 3 to 8. So it's worth an answer with figures. Check the lease (during a fixed term it mostly can't rise), the notice (30 to 90 days in writing), and whether your city caps it. Then offer: “I've paid on time for years and would like to stay. I can do {sum2/4} more, and would sign for 18 months.” An empty month costs them more than that.\n\n**One next step:** look up three rents near you for the same size, today.\n\nWhen does your lease end, and was it in writing?",
          },
        ],
      },
      {
        id: "rent-up-new",
        statement: /\b(?:it'?d be|it would be|it'?s going to|new rent|to|would be) \$?\d/,
        text: [
          {
            when: "income>sum & sum>50000",
            text: "{sum} of {income} is {%sum/income} percent; up to about a third is comfortable, to 40 it works without a car payment or debts, above that it eats the rest. {income-sum} would be left each month for everything else. So first ask for half of the raise with a longer lease; then compare with what moving costs, mostly $1,500 to $3,000.\n\n**One next step:** look up three rents near you before you answer the letter.\n\nWhen does the lease end?",
          },
        ],
      },
    ],
  },
  {
    topic: "mind-the-car",
    of: [],
    talk: /\bcar (?:died|is dead|got totaled|was totaled)\b|\bneed another (?:one|car)\b|\b(?:new|another|replacement) car\b|\blease\b[^.!?]*\bcar\b|\bcar lease\b/,
    turns: [
      {
        id: "another-car-has",
        figures: ["savings"],
        text: "{savings} can go two ways. **Cash:** a plain, older car for about {savings*0.8}, with {savings*0.2} kept for plates, insurance and the first repair; no payment and no full coverage. **Down payment:** the same {savings} on a car of {savings*2.5} to {savings*4}, with a loan from a credit union. Without a credit history a loan is expensive, so the first way is often the better one for two years.\n\nEither way have a mechanic of your own look at it for $100 to $200.\n\n**One next step:** ask a credit union what rate you'd get, before you look at cars.\n\nDo you need it for work, and how soon?",
      },
      {
        id: "another-car-no-credit",
        statement: /\b(?:no|bad|poor|low|without) (?:credit|history)\b|\bcredit (?:is|score)\b/,
        text: "Then stay away from dealer financing at first; without a history it is often 15 to 25 percent. A credit union looks at your job and your account and is mostly far below that; somebody who co-signs lowers it, but carries the risk. Or a plain car for cash, and build the history beside it with a secured card, so that the next loan is cheap.\n\n**One next step:** call one credit union: “What do I need for a first car loan?”\n\nHow much could you pay a month, with insurance in it?",
      },
      {
        id: "lease-budget",
        and: /\bleas(?:e|ing)\b/,
        figures: ["monthly"],
        text: "For {monthly} a month: a lease gets a new car of about {monthly*85} for three years, with a limit on miles, and nothing is yours in the end. The same {monthly} as a loan over five years, with a tenth down, buys a used car of about {monthly*52}, and after that you drive without a payment. Insurance comes on top in both, with a lease always full coverage.\n\nSo lease if you want a new one every three years and drive little; else buy used.\n\n**One next step:** get an insurance quote for both before you choose.\n\nHow long do you usually keep a car?",
      },
      {
        id: "lease-or-buy",
        and: /\bleas(?:e|ing)\b/,
        question: /\b(?:which|better|should i|worth|difference)\b/,
        text: "For most people buying a used car of three or four years and keeping it for long is cheaper, often by $2,000 a year, because the years without a payment count. A lease is right if you drive under about 10,000 to 12,000 miles a year, want a new car with warranty every three years, and take good care of it. Then look at the whole: due at signing, months, fees at the end.\n\n**One next step:** write both as one sum over six years.\n\nHow long do you usually keep a car?",
      },
    ],
  },
  {
    topic: "first-apartment",
    of: [],
    talk: /\brent is (?:too|so|way|insane|crazy)\b|\brent\b[^.!?]*\b(?:too (?:high|much|expensive)|crazy|insane|expensive)\b|\bmove out but\b/,
    turns: [
      {
        id: "rent-share",
        figures: ["home", "income", "sum", "wage"],
        text: [
          {
            when: "income>sum & sum>30000",
            text: "{sum} of {income} is {%sum/income} percent. Up to about a third is comfortable, up to 40 it works without a car payment or debts, above that one bad month is enough. {income-sum} is left for everything else. The levers, from strongest: a roommate, a longer lease for a lower rent, a place one bus line further out, help with the rent through 211.\n\n**One next step:** look up three rents near you, and ask your landlord for a lower one with an 18-month lease.\n\nWhen does the lease end, and what else is fixed each month?",
          },
          {
            when: "income>home & home>0",
            text: "{home} of {income} is {%home/income} percent. Up to about a third is comfortable, up to 40 it works without a car payment or debts, above that one bad month is enough. {income-home} is left for everything else. The levers, from strongest: a roommate, a longer lease for a lower rent, a place one bus line further out, help with the rent through 211.\n\n**One next step:** look up three rents near you, and ask your landlord for a lower one with an 18-month lease.\n\nWhat else is fixed each month?",
          },
          {
            when: "wage>0 & home>0",
            text: "At {$wage} an hour full time is about {wage*173} a month before taxes, some {wage*140} after. {home} of that is {%home/140/wage} percent; up to about a third is comfortable, to 40 it works without a car payment or debts. So alone it's tight, and with one roommate it's easy. To move in plan about {home*2.5}.\n\n**One next step:** look for a room or a shared place first, and see what half of the rent does to the sum.\n\nHow much is saved, and do you have a car payment?",
          },
          {
            when: "wage>0 & sum>0",
            text: "At {$wage} an hour full time is about {wage*173} a month before taxes, some {wage*140} after. {sum} of that is {%sum/140/wage} percent; up to about a third is comfortable, to 40 it works without a car payment or debts. So alone it's tight, and with one roommate it's easy. To move in plan about {sum*2.5}.\n\n**One next step:** look for a room or a shared place first, and see what half of the rent does to the sum.\n\nHow much is saved, and do you have a car payment?",
          },
          {
            when: "wage>0",
            text: "At {$wage} an hour full time is about {wage*173} a month before taxes, some {wage*140} after. The usual line for rent is a third of that, near {wage*46}, with power in it; up to {wage*56} works without a car payment or debts. With a roommate you can look at places of twice that and pay half.\n\n**One next step:** look up three rooms and three shared flats near you.\n\nWhat is the cheapest you've found?",
          },
        ],
      },
      {
        id: "rent-could-do",
        question: new RegExp(`${isEnough.source}|\\bcould i (?:do|afford|make)\\b|\\bcan i (?:do|afford|make)\\b`),
        text: [
          {
            when: "wage>0 & home>0",
            text: "Alone it would be tight: {home} of about {wage*140} after taxes is {%home/140/wage} percent. It works if there is no car payment and no debt, and {home*2.5} is saved to move in. With a roommate, {home/2} each, it's easy, and something stays for savings.\n\n**One next step:** live for one month as if: put {home} aside on payday, and see what the rest feels like.\n\nWhat is fixed each month besides the rent?",
          },
          {
            when: "wage>0 & sum>0",
            text: "Alone it would be tight: {sum} of about {wage*140} after taxes is {%sum/140/wage} percent. It works if there is no car payment and no debt, and {sum*2.5} is saved to move in. With a roommate, {sum/2} each, it's easy, and something stays for savings.\n\n**One next step:** live for one month as if: put {sum} aside on payday, and see what the rest feels like.\n\nWhat is fixed each month besides the rent?",
          },
        ],
      },
    ],
  },
];
