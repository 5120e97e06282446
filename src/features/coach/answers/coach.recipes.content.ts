/** Recipes that are asked for by name. Safe temperatures from foodsafety.gov. */
export const recipes: readonly { on: string; name: string; text: string }[] = [
  {
    on: "pancakes?",
    name: "Pancakes",
    text: "for 2, 15 minutes: 1 cup of flour, 2 teaspoons of baking powder, a pinch of salt, 1 spoon of sugar; stir in 1 egg, ¾ cup of milk and 1 spoon of oil, a few lumps may stay. Medium heat, a little butter, turn when bubbles stay open. Without milk take water or oat drink; without egg half a mashed banana.",
  },
  {
    on: "omelett?e?s?|scrambled eggs",
    name: "Omelet",
    text: "for 1, 8 minutes: beat 3 eggs with salt. Butter in the pan on medium heat, soften spinach, onion or mushrooms, pour the eggs over, pull the edges in until nothing runs, cheese on one half, fold. Lower heat than you think keeps it soft.",
  },
  {
    on: "chili",
    name: "Chili",
    text: "for 4, 35 minutes: brown an onion, 2 cloves of garlic and 1 lb of ground beef, or leave the meat out. 2 spoons of chili powder, 1 of cumin, 2 cans of beans, 1 can of tomatoes, a cup of water, 20 minutes. Salt at the end. It freezes well and is better tomorrow.",
  },
  {
    on: "lasagn[ae]",
    name: "Lasagna",
    text: "for 6, 75 minutes: brown 1 lb of ground beef or lentils with onion, 2 cans of tomatoes, 20 minutes. Mix 2 cups of ricotta or cottage cheese with an egg. Layer sauce, sheets, ricotta, cheese, three times. Covered 375 °F for 35 minutes, open for 15. Let it rest for ten.",
  },
  {
    on: "(?:chicken )?(?:noodle )?soup|chicken noodle",
    name: "Chicken noodle soup",
    text: "for 4, 35 minutes: soften an onion, 2 carrots and celery in oil, 6 cups of broth, 1 lb of chicken thighs, simmer 20 minutes until 165 °F, pull the meat apart, 2 cups of noodles in for 8 minutes. Lemon and salt. Without meat: a can of white beans.",
  },
  {
    on: "curry",
    name: "Chickpea curry",
    text: "for 3, 25 minutes: onion, garlic and a spoon of curry powder in oil, 2 cans of chickpeas or 1 lb of chicken in pieces, half a can of tomatoes and a can of coconut milk, 15 minutes, spinach at the end. Rice beside it. Salt and lemon make it round.",
  },
  {
    on: "(?:chocolate chip )?cookies?",
    name: "Chocolate chip cookies",
    text: "about 20, 30 minutes: ½ cup of soft butter with ¾ cup of sugar, 1 egg, vanilla; 1¼ cups of flour, ½ teaspoon of baking soda, a pinch of salt, 1 cup of chocolate. Spoonfuls on paper, 350 °F for 10 to 12 minutes; they are soft when they come out.",
  },
  {
    on: "banana bread",
    name: "Banana bread",
    text: "one loaf, 70 minutes: mash 3 very ripe bananas, stir in ⅓ cup of oil, ½ cup of sugar, 1 egg, 1 teaspoon of baking soda, a pinch of salt, 1½ cups of flour. 350 °F for 55 minutes, until a stick comes out clean.",
  },
  {
    on: "mac(?:aroni)?(?: and| n| &) cheese",
    name: "Macaroni and cheese",
    text: "for 3, 20 minutes: boil 8 oz of macaroni, drain, back into the pot on low heat with ½ cup of milk, a spoon of butter and 2 cups of cheddar, stir until creamy, mustard and pepper. Frozen peas or broccoli go in for the last minutes of the pasta.",
  },
  {
    on: "mashed potatoes",
    name: "Mashed potatoes",
    text: "for 4, 30 minutes: boil 2 lb of potatoes in pieces in salted water for 18 minutes, drain, let the steam out, mash with 3 spoons of butter and ½ cup of warm milk. Salt and pepper. Without milk: oil and some of the water.",
  },
  {
    on: "smoothies?",
    name: "Smoothie",
    text: "for 1, 3 minutes: 1 banana, a handful of frozen berries, ½ cup of plain yogurt, ½ cup of milk, 2 spoons of oats; blend. Green: spinach and a little ginger. It fills longer with a spoon of peanut butter.",
  },
  {
    on: "pizza(?: dough)?",
    name: "Pizza",
    text: "two, 20 minutes and an hour of rest: 2½ cups of flour, 1 packet of dry yeast, 1 teaspoon of salt, 1 cup of warm water, 2 spoons of oil; knead for 5 minutes, rest for an hour. Roll, tomato, cheese, little on top. The hottest oven, 475 °F or more, 10 to 12 minutes. Quick: on tortillas, 6 minutes.",
  },
  {
    on: "tacos?",
    name: "Tacos",
    text: "for 3, 20 minutes: brown 1 lb of ground beef or 2 cans of beans with onion, 1 spoon of chili powder, 1 teaspoon of cumin, salt, a splash of water. Warm 8 tortillas. On the table: cabbage or lettuce, tomato, cheese, yogurt, lime.",
  },
  {
    on: "meatballs?|meat ?loaf",
    name: "Meatballs",
    text: "for 4, 35 minutes: 1 lb of ground meat, 1 egg, ½ cup of bread crumbs or oats, half an onion grated, salt, pepper. Balls like walnuts on a tray, 400 °F for 18 to 20 minutes until 160 °F, poultry 165. In tomato sauce, or with potatoes.",
  },
  {
    on: "stir[- ]?fry",
    name: "Stir-fry",
    text: "for 2, 20 minutes: everything cut first. Hot pan, oil, 8 oz of chicken or tofu until done, out. Carrots and broccoli 4 minutes with a splash of water, cabbage 2, all back in with garlic, 3 spoons of soy sauce, 1 of honey, lime. Over rice or noodles.",
  },
  {
    on: "bolognese|spaghetti (?:sauce|bolognese|with (?:meat|tomato)\\w*(?: sauce)?)|(?:tomato|pasta|meat) sauce",
    name: "Spaghetti with sauce",
    text: "for 4, 30 minutes: onion and 2 cloves of garlic slowly in oil, 1 lb of ground beef or ½ cup of red lentils, 2 cans of tomatoes, a pinch of sugar, 20 minutes. 12 oz of spaghetti, a minute less than the package says, into the sauce with a splash of its water.",
  },
  {
    on: "overnight oats|oatmeal|porridge",
    name: "Oats",
    text: "for 1: half a cup of oats, half a cup of milk or oat drink, 2 spoons of yogurt, fruit; in a jar in the fridge overnight. Warm: one cup of oats and two of milk or water, five minutes, cinnamon and banana. It keeps three days.",
  },
  {
    on: "(?:cup|chocolate|birthday|vanilla)? ?cakes?|brownies?|muffins?",
    name: "A simple cake",
    text: "one pan, 50 minutes: 3 eggs with ¾ cup of sugar, ½ cup of oil, ¾ cup of plain yogurt, 1¾ cups of flour, 2 teaspoons of baking powder, a pinch of salt, lemon or 4 spoons of cocoa. 350 °F for 35 minutes, as muffins 20, until a stick comes out clean.",
  },
];
