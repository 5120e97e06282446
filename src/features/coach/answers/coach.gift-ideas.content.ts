/** Ideas for presents by what somebody likes, and words for the card. Prices are what such things usually cost in U.S. stores. */

export const giftInterests: readonly { on: RegExp; name: string; ideas: readonly string[] }[] = [
  {
    on: /\b(?:garden\w*|plants?|flowers?)\b/,
    name: "gardening",
    ideas: [
      "A pot of herbs or one good perennial with a tag in your handwriting, $8 to $15.",
      "Garden gloves and a small hand tool, tied together, $15 to $25.",
      "Seeds in three envelopes that you drew on, and a Saturday on which you dig with them, $6.",
    ],
  },
  {
    on: /\b(?:cook\w*|bak(?:e|es|ing)|kitchen|food|foodie)\b/,
    name: "cooking",
    ideas: [
      "A jar with everything dry for one cake or soup, the recipe on a tag, $5 to $8.",
      "One good thing that is used daily: a small knife, a microplane, nice salt or oil, $12 to $25.",
      "A used cookbook with your favorite page marked, and the dinner that you cook together, $10.",
    ],
  },
  {
    on: /\b(?:read\w*|books?|novels?)\b/,
    name: "reading",
    ideas: [
      "A used copy of a book that you loved, with a letter on the first page, $5 to $12.",
      "A clip-on reading light or a good bookmark and tea, $10 to $18.",
      "A gift card of the small bookstore nearby, with an hour of browsing together, $20.",
    ],
  },
  {
    on: /\b(?:coffee|tea|espresso)\b/,
    name: "coffee and tea",
    ideas: [
      "A bag of freshly roasted beans or good loose tea, $12 to $18.",
      "A mug from a local potter, $15 to $28.",
      "A travel mug with a card for “one coffee with me, each month till summer”, $15 to $25.",
    ],
  },
  {
    on: /\b(?:sports?|gym|work(?:s|ing)? out|fitness|runn?\w*|yoga|cycl\w+|bik(?:e|es|ing)|basketball|soccer|football|baseball|golf\w*|tennis)\b/,
    name: "sports",
    ideas: [
      "Good socks or a hat for it, one pair better than they'd buy, $12 to $20.",
      "A water bottle, a foam ball for tight muscles, or golf balls, $10 to $25.",
      "Two tickets for a local college or minor league game, $15 to $30.",
    ],
  },
  {
    on: /\b(?:music|guitar|piano|vinyl|concerts?|sing(?:s|ing)?)\b/,
    name: "music",
    ideas: [
      "A used record, or a playlist with one written line for each song, free to $15.",
      "A small thing they use up: strings, picks, a songbook, $8 to $20.",
      "Two tickets for a small local show, $20 to $30.",
    ],
  },
  {
    on: /\b(?:gam(?:es?|ing|er)|video ?games|xbox|playstation|nintendo|minecraft|roblox|board games?)\b/,
    name: "games",
    ideas: [
      "A gift card for their store, wrapped with snacks for one evening, $20.",
      "A card or board game for two, $12 to $25.",
      "A used game from their wish list, $10 to $25.",
    ],
  },
  {
    on: /\b(?:art|draw\w*|paint\w*|crafts?|knit\w*|crochet\w*|sew\w*|diy|creative|lego)\b/,
    name: "making things",
    ideas: [
      "A sketchbook and three good pens, or two balls of nice yarn, $12 to $22.",
      "A small kit that makes one finished thing, $15 to $25.",
      "A frame for something they made, hung up by you, $10 to $15.",
    ],
  },
  {
    on: /\b(?:dogs?|cats?|pets?|animals?|horses?)\b/,
    name: "animals",
    ideas: [
      "A framed photo of their animal, $10 to $15.",
      "A treat jar with homemade treats and the recipe, $8 to $12.",
      "A weekend of pet sitting from you, on a card with a date, free.",
    ],
  },
  {
    on: /\b(?:travel\w*|hik\w+|camp\w+|outdoors?|nature|fish(?:es|ing)|hunt\w*|birds?)\b/,
    name: "being outside",
    ideas: [
      "A headlamp, a good water bottle or warm socks, $15 to $25.",
      "A map or guidebook of a place nearby with your note on one page, $10 to $18.",
      "A day out with a packed lunch from you, on a card with a date, $10.",
    ],
  },
  {
    on: /\b(?:beauty|make ?up|skin ?care|spa|self care|baths?|candles?|perfume|nails?|jewelry|fashion|clothes)\b/,
    name: "something for themselves",
    ideas: [
      "Hand cream or bath salt and a candle in a small box, $12 to $25.",
      "A soft scarf, a small pair of earrings or good socks, $15 to $28.",
      "An evening off: you take the kids or the dishes, and they take the bath, free.",
    ],
  },
  {
    on: /\b(?:cars?|tools?|garage|woodwork\w*|build(?:s|ing)?|grill\w*|bbq|tech|gadgets?|computers?)\b/,
    name: "tools and gadgets",
    ideas: [
      "A bright headlamp, a magnetic tray or a good multi-bit screwdriver, $12 to $25.",
      "Two spice rubs and a bag of wood chips, or a long charging cable that lasts, $12 to $20.",
      "An afternoon as the helper on their project, on a card with a date, free.",
    ],
  },
  {
    on: /\b(?:movies?|films?|netflix|tv|shows?|series)\b/,
    name: "movies",
    ideas: [
      "Movie tickets and popcorn for two, $25 to $30.",
      "A box for one evening: popcorn, a blanket from the thrift store, their film on a note, $12 to $20.",
      "A used poster or book of their favorite film, $8 to $18.",
    ],
  },
];

/** Where nothing is known about them yet. */
export const giftsForAdults: readonly string[] = [
  "Something that is used up: good coffee or tea, a plant, a box of what they'd never buy themselves, $10 to $20.",
  "Something with both of you in it: a photo in a frame with a letter of one page behind it, $8 to $15.",
  "Time with a date on it: a dinner that you cook, a day out, an afternoon of help, $0 to $15.",
];
export const giftsForPartner: readonly string[] = [
  "A small book of you two: ten photos printed, one line under each, $10 to $18.",
  "An evening with a plan: their favorite dinner, candles, phones in a drawer, a playlist, $15 to $25.",
  "Something they use every day, in a nicer version than they'd buy: a mug, socks, a wallet, $15 to $28.",
];
export const giftsForKids: readonly string[] = [
  "Something to build or to draw with: a small building set, a good pad with pens, $10 to $20.",
  "Something for outside: a ball, a kite, a bug jar, chalk, $6 to $15.",
  "A coupon that is theirs alone: “one afternoon with you, I choose”, with a date, free.",
];
export const giftsForWork: readonly string[] = [
  "A small plant for the desk or a bag of good coffee, $8 to $15.",
  "Chocolate with two handwritten lines about something they did well, $5 to $10.",
  "One card from all of you, with a gift card that everyone chips in for, $3 to $5 each.",
];
export const giftsHomemade: readonly string[] = [
  "A jar of cookies, granola or spiced nuts with a handwritten tag, $3 to $6; ask about allergies.",
  "Soup or cake mix in a jar, all dry things in layers and the recipe on the lid, $4 to $7.",
  "A booklet of five coupons with dates: a breakfast, a ride, a free evening, help with one chore, free.",
];
