import type { IngredientKey } from "./kitchen.ingredients.content.ts";

/**
 * The one catalogue of meals: what the planner picks from and what the cooking guide teaches. `uses` is what goes into all
 * `servings` together, in the unit of the ingredient. Salt, pepper and water are taken as there. Costs and diet tags follow from
 * the ingredients and are never written here. Temperatures for meat, fish and leftovers: USDA Food Safety and Inspection Service,
 * safe minimum internal temperatures (poultry and leftovers 165 °F, ground beef 160 °F, pork, whole beef and fish 145 °F).
 */
export type Slot = "breakfast" | "lunch" | "dinner";
export type WrittenMeal = {
  key: string;
  name: string;
  slot: Slot;
  servings: number;
  minutes: number;
  uses: Partial<Record<IngredientKey, number>>;
  steps: readonly string[];
  /** Set on the six recipes of the cooking guide. */
  guide?: { difficulty: "Easy" | "Medium"; teaches: string };
};

const breakfasts: readonly WrittenMeal[] = [
  {
    key: "scrambled-eggs-toast", name: "Scrambled eggs on toast", slot: "breakfast", servings: 2, minutes: 10,
    uses: { egg: 4, milk: 0.25, butter: 1, bread: 4 },
    steps: [
      "Beat the eggs with the milk and a pinch of salt until no streaks are left.",
      "Put the bread in to toast.",
      "Melt the butter in a pan over medium-low heat. It should foam, not brown.",
      "Pour in the eggs and wait 20 seconds. Push them gently from the edge to the middle with a spatula, again and again.",
      "Take the pan off the heat while they still look a little wet; they finish on their own. For young children, older people and in pregnancy, cook until firm.",
      "Pile onto the toast, add pepper, eat straight away.",
    ],
    guide: { difficulty: "Easy", teaches: "Heat control: low and slow is what keeps eggs soft." },
  },
  {
    key: "oats-apple-cinnamon", name: "Oats with apple and cinnamon", slot: "breakfast", servings: 2, minutes: 10,
    uses: { oats: 1, milk: 1, apple: 1, cinnamon: 0.5, "brown-sugar": 1 },
    steps: ["Simmer the oats in the milk and a cup of water for 5 minutes, stirring.", "Dice the apple in halfway through.", "Stir in cinnamon and sugar."],
  },
  {
    key: "overnight-oats-banana", name: "Overnight oats with banana", slot: "breakfast", servings: 2, minutes: 5,
    uses: { oats: 1, yogurt: 0.5, milk: 1, banana: 1, "peanut-butter": 2 },
    steps: ["Stir oats, yogurt, milk and peanut butter together in two jars.", "Leave in the fridge overnight.", "Slice the banana on top."],
  },
  {
    key: "peanut-banana-toast", name: "Peanut butter and banana toast", slot: "breakfast", servings: 1, minutes: 5,
    uses: { bread: 2, "peanut-butter": 2, banana: 1 },
    steps: ["Toast the bread.", "Spread with peanut butter and lay the sliced banana on top."],
  },
  {
    key: "eggs-spinach-toast", name: "Eggs on toast with spinach", slot: "breakfast", servings: 2, minutes: 12,
    uses: { egg: 4, spinach: 1, garlic: 1, oil: 1, bread: 4 },
    steps: ["Warm the spinach with the chopped garlic in half the oil until dry.", "Fry the eggs in the rest of the oil.", "Toast the bread, spinach on top, eggs last."],
  },
  {
    key: "yogurt-oats-berries", name: "Yogurt, oats and berries", slot: "breakfast", servings: 2, minutes: 5,
    uses: { yogurt: 2, oats: 0.5, berries: 1, honey: 1 },
    steps: ["Thaw the berries in the fridge or for a minute in the microwave.", "Layer with yogurt and oats, honey on top."],
  },
  {
    key: "bean-breakfast-tacos", name: "Black bean breakfast tacos", slot: "breakfast", servings: 2, minutes: 12,
    uses: { "corn-tortilla": 4, "black-beans": 1, salsa: 0.5, cumin: 1 },
    steps: ["Warm the drained beans with cumin and a splash of water; crush half of them.", "Heat the tortillas in a dry pan.", "Fill with beans and salsa."],
  },
  {
    key: "potato-hash-egg", name: "Potato and pepper hash with egg", slot: "breakfast", servings: 2, minutes: 25,
    uses: { potato: 1, onion: 1, "bell-pepper": 0.5, egg: 2, oil: 2, paprika: 1 },
    steps: ["Dice the potatoes small and fry in the oil, lid on, 10 minutes.", "Add onion, pepper and paprika; fry 8 minutes with the lid off.", "Make two hollows, crack in the eggs, cover until set."],
  },
  {
    key: "rice-porridge-raisins", name: "Rice porridge with raisins", slot: "breakfast", servings: 2, minutes: 25,
    uses: { rice: 0.5, "soy-milk": 2, raisins: 2, cinnamon: 1, sugar: 1 },
    steps: ["Simmer rice, soy milk and half a cup of water for 20 minutes on low, stirring now and then.", "Stir in raisins, cinnamon and sugar."],
  },
  {
    key: "cornmeal-apples", name: "Creamy cornmeal with warm apple", slot: "breakfast", servings: 2, minutes: 15,
    uses: { cornmeal: 0.5, "soy-milk": 1, apple: 1, cinnamon: 0.5, "brown-sugar": 1 },
    steps: ["Whisk the cornmeal into the simmering soy milk and a cup of water; stir for 8 minutes.", "Soften the diced apple with cinnamon, sugar and a little water in a second pan.", "Spoon the apple on top."],
  },
  {
    key: "banana-pancakes", name: "Banana pancakes", slot: "breakfast", servings: 3, minutes: 20,
    uses: { flour: 1.5, milk: 1.25, egg: 1, "baking-powder": 3, banana: 2, oil: 2, sugar: 2 },
    steps: ["Mash one banana; whisk with milk, egg and half the oil.", "Stir in flour, baking powder, sugar and a pinch of salt; lumps are fine.", "Fry small pancakes in the rest of the oil until bubbles burst, turn once. Slice the other banana over."],
  },
  {
    key: "french-toast-orange", name: "French toast with orange", slot: "breakfast", servings: 2, minutes: 15,
    uses: { bread: 6, egg: 3, milk: 0.5, cinnamon: 1, butter: 1, orange: 1 },
    steps: ["Whisk eggs, milk and cinnamon in a flat dish.", "Soak each slice for a few seconds a side.", "Fry in butter until golden and set; serve with the orange in slices."],
  },
  {
    key: "tofu-scramble-tortillas", name: "Tofu scramble with tortillas", slot: "breakfast", servings: 2, minutes: 15,
    uses: { tofu: 1, onion: 0.5, "bell-pepper": 1, turmeric: 0.5, cumin: 0.5, oil: 1, "corn-tortilla": 4 },
    steps: ["Soften onion and pepper in the oil.", "Crumble in the tofu with turmeric and cumin; fry 6 minutes.", "Warm the tortillas and fill them."],
  },
  {
    key: "cottage-cheese-fruit", name: "Cottage cheese with orange and apple", slot: "breakfast", servings: 2, minutes: 5,
    uses: { "cottage-cheese": 1.5, orange: 1, apple: 1, "sunflower-seeds": 2 },
    steps: ["Cut the fruit into bites.", "Spoon over the cottage cheese, seeds on top."],
  },
  {
    key: "bagel-cream-cheese", name: "Bagel with cream cheese, cucumber and tomato", slot: "breakfast", servings: 2, minutes: 5,
    uses: { bagel: 2, "cream-cheese": 3, cucumber: 0.5, tomato: 1 },
    steps: ["Toast the bagels.", "Spread with cream cheese; lay on cucumber and tomato, salt and pepper."],
  },
  {
    key: "sweet-potato-peanut", name: "Warm sweet potato with peanut butter and banana", slot: "breakfast", servings: 2, minutes: 12,
    uses: { "sweet-potato": 1.25, "peanut-butter": 3, banana: 1, cinnamon: 0.5 },
    steps: ["Prick the sweet potatoes and microwave 6 to 8 minutes, turning once (or bake ahead).", "Split, mash a little, top with peanut butter, banana and cinnamon."],
  },
  {
    key: "baked-oatmeal-berries", name: "Baked oatmeal with berries", slot: "breakfast", servings: 6, minutes: 45,
    uses: { oats: 3, milk: 2, egg: 2, berries: 1.5, "baking-powder": 2, "brown-sugar": 4, cinnamon: 2 },
    steps: ["Mix everything in a greased baking dish.", "Bake at 375 °F for 35 minutes, until set.", "Cut into six; keeps four days in the fridge."],
  },
  {
    key: "white-beans-toast", name: "Garlic white beans on toast", slot: "breakfast", servings: 2, minutes: 12,
    uses: { "white-beans": 1, bread: 4, tomato: 1, garlic: 2, "olive-oil": 1, paprika: 0.5 },
    steps: ["Soften the sliced garlic in the oil with paprika.", "Add the drained beans and the chopped tomato; crush some, simmer 5 minutes.", "Spoon over toast."],
  },
  {
    key: "vegetable-egg-muffins", name: "Egg muffins with vegetables", slot: "breakfast", servings: 4, minutes: 30,
    uses: { egg: 8, "mixed-vegetables": 2, cheddar: 3, milk: 0.5, oil: 1 },
    steps: ["Oil eight cups of a muffin tin and share out the vegetables and cheese.", "Pour over the eggs beaten with milk.", "Bake at 375 °F for 20 minutes, until set. Two make a portion."],
  },
  {
    key: "avocado-egg-toast", name: "Avocado and egg toast", slot: "breakfast", servings: 2, minutes: 12,
    uses: { bread: 4, avocado: 1, egg: 2, lemon: 0.5 },
    steps: ["Boil the eggs for 8 minutes.", "Mash the avocado with lemon and salt; spread on the toast.", "Slice the eggs on top."],
  },
  {
    key: "salmon-bagel", name: "Salmon and cream cheese bagel", slot: "breakfast", servings: 2, minutes: 10,
    uses: { bagel: 2, "canned-salmon": 0.5, "cream-cheese": 2, cucumber: 0.5, lemon: 0.5 },
    steps: ["Flake the salmon with lemon and pepper.", "Spread the toasted bagels with cream cheese, salmon and cucumber on top."],
  },
  {
    key: "eggs-in-tomato", name: "Eggs in spiced tomato sauce", slot: "breakfast", servings: 2, minutes: 25,
    uses: { tomatoes: 1, onion: 1, "bell-pepper": 1, egg: 4, garlic: 2, cumin: 1, paprika: 1, oil: 2 },
    steps: ["Soften onion, pepper and garlic in the oil with the spices.", "Add the tomatoes and simmer 8 minutes.", "Make four hollows, crack in the eggs, cover until the whites are set."],
  },
  {
    key: "banana-peanut-smoothie", name: "Banana and peanut smoothie", slot: "breakfast", servings: 2, minutes: 5,
    uses: { banana: 3, "soy-milk": 2, "peanut-butter": 3, cinnamon: 0.5 },
    steps: ["Blend everything until smooth; add ice or water to thin it."],
  },
  {
    key: "quinoa-berry-bowl", name: "Warm quinoa and berry bowl", slot: "breakfast", servings: 2, minutes: 20,
    uses: { quinoa: 0.75, "soy-milk": 1.5, berries: 1, "sunflower-seeds": 2 },
    steps: ["Rinse the quinoa; simmer in the soy milk for 15 minutes on low.", "Stir in the berries to warm them; seeds on top."],
  },
  {
    key: "turkey-egg-burrito", name: "Turkey and egg burrito", slot: "breakfast", servings: 4, minutes: 20,
    uses: { "flour-tortilla": 4, "ground-turkey": 0.5, egg: 4, "black-beans": 1, salsa: 0.5, cheddar: 2 },
    steps: ["Brown the turkey until no pink is left (165 °F).", "Stir in beans and salsa, then the beaten eggs until set.", "Fill the tortillas with the mix and the cheese; they freeze well."],
  },
  {
    key: "sausage-potato-skillet", name: "Sausage, potato and egg skillet", slot: "breakfast", servings: 2, minutes: 25,
    uses: { kielbasa: 6, potato: 1, egg: 2, onion: 0.5, oil: 1 },
    steps: ["Fry the diced potato in the oil, lid on, 10 minutes.", "Add onion and sliced sausage; brown 6 minutes.", "Crack in the eggs and cover until set."],
  },
];

const lunches: readonly WrittenMeal[] = [
  {
    key: "lentil-soup", name: "Lentil soup, the big pot", slot: "lunch", servings: 6, minutes: 45,
    uses: { lentils: 2, onion: 2, carrot: 3, celery: 2, garlic: 3, tomatoes: 1, oil: 2, cumin: 2, thyme: 1 },
    steps: [
      "Rinse the lentils in a sieve and pick out anything that is not a lentil.",
      "Chop onions, carrots and celery into small, even pieces.",
      "Warm the oil in a big pot over medium heat. Cook the vegetables with a good pinch of salt for 8 minutes, until soft.",
      "Add garlic, cumin and thyme; stir for one minute, until you can smell them.",
      "Add lentils, tomatoes and 8 cups of water. Bring to a boil, then turn down to a simmer.",
      "Simmer 25 to 30 minutes, lid ajar, until the lentils are tender. Taste, and add salt a pinch at a time.",
      "Cool what is left within two hours, keep it up to four days in the fridge, or freeze it in portions.",
    ],
    guide: { difficulty: "Easy", teaches: "The base of a thousand soups: soften, season, simmer, taste." },
  },
  {
    key: "black-bean-soup", name: "Black bean soup with lime", slot: "lunch", servings: 4, minutes: 30,
    uses: { "black-beans": 3, onion: 1, "bell-pepper": 1, garlic: 2, cumin: 2, lime: 1, salsa: 0.5, oil: 1 },
    steps: ["Soften onion, pepper and garlic in the oil with cumin.", "Add beans with their liquid, salsa and 2 cups of water; simmer 15 minutes.", "Crush some of the beans to thicken it; finish with lime."],
  },
  {
    key: "chickpea-salad-sandwich", name: "Chickpea salad sandwich", slot: "lunch", servings: 2, minutes: 10,
    uses: { chickpeas: 1, mayonnaise: 3, mustard: 2, celery: 2, lemon: 0.5, bread: 4 },
    steps: ["Crush the drained chickpeas with a fork.", "Stir in mayonnaise, mustard, chopped celery and lemon.", "Fill the bread."],
  },
  {
    key: "tuna-white-bean-salad", name: "Tuna and white bean salad", slot: "lunch", servings: 2, minutes: 10,
    uses: { tuna: 2, "white-beans": 1, onion: 0.5, lemon: 1, "olive-oil": 2, parsley: 0.5 },
    steps: ["Slice the onion thin and soak it in the lemon juice for 5 minutes.", "Toss with drained beans, tuna, oil and chopped parsley."],
  },
  {
    key: "tuna-sandwich", name: "Tuna sandwich with celery", slot: "lunch", servings: 2, minutes: 10,
    uses: { tuna: 2, mayonnaise: 3, celery: 1, bread: 4, lettuce: 0.25 },
    steps: ["Mix tuna, mayonnaise and chopped celery.", "Fill the bread with it and some lettuce."],
  },
  {
    key: "pasta-salad-chickpeas", name: "Pasta salad with chickpeas", slot: "lunch", servings: 4, minutes: 20,
    uses: { pasta: 0.75, chickpeas: 1, cucumber: 1, tomato: 2, "olive-oil": 3, vinegar: 2, oregano: 1 },
    steps: ["Cook the pasta, rinse it cold.", "Toss with chickpeas, diced cucumber and tomato.", "Dress with oil, vinegar and oregano."],
  },
  {
    key: "egg-fried-rice", name: "Egg fried rice", slot: "lunch", servings: 3, minutes: 20,
    uses: { rice: 1.5, egg: 3, "mixed-vegetables": 2, "soy-sauce": 3, oil: 2, garlic: 2, "green-onion": 0.5 },
    steps: ["Cook the rice ahead and chill it the same day.", "Scramble the eggs in half the oil; set aside.", "Fry garlic, vegetables and rice hot in the rest; add soy sauce, eggs and green onion."],
  },
  {
    key: "bean-quesadillas", name: "Bean and cheese quesadillas", slot: "lunch", servings: 2, minutes: 15,
    uses: { "flour-tortilla": 4, "refried-beans": 1, cheddar: 4, salsa: 0.5 },
    steps: ["Spread the beans on two tortillas, cheese on top, cover with the others.", "Fry in a dry pan until crisp on both sides.", "Cut in quarters; salsa beside."],
  },
  {
    key: "baked-potato-beans", name: "Baked potato with chili beans and cheese", slot: "lunch", servings: 2, minutes: 20,
    uses: { potato: 2, "kidney-beans": 1, cheddar: 3, "green-onion": 0.5, chili: 1 },
    steps: ["Prick the potatoes and microwave 8 to 10 minutes, turning once (or bake an hour at 400 °F).", "Warm the beans with chili powder.", "Split, fill, cheese and green onion on top."],
  },
  {
    key: "chickpea-mash-pita", name: "Lemony chickpea mash in pita", slot: "lunch", servings: 2, minutes: 15,
    uses: { pita: 2, chickpeas: 1, lemon: 1, garlic: 1, "olive-oil": 2, cucumber: 1, tomato: 1, cumin: 0.5 },
    steps: ["Mash chickpeas with lemon, garlic, oil and cumin.", "Fill the warm pita with it, cucumber and tomato."],
  },
  {
    key: "split-pea-soup", name: "Split pea soup", slot: "lunch", servings: 6, minutes: 60,
    uses: { "split-peas": 2, onion: 1, carrot: 3, celery: 2, potato: 1, garlic: 3, thyme: 1, oil: 1 },
    steps: ["Soften the chopped vegetables in the oil.", "Add peas, thyme and 8 cups of water.", "Simmer 45 minutes, stirring now and then, until the peas fall apart."],
  },
  {
    key: "cabbage-bean-soup", name: "Cabbage and white bean soup", slot: "lunch", servings: 5, minutes: 40,
    uses: { cabbage: 1, "white-beans": 2, potato: 1, carrot: 2, onion: 1, tomatoes: 1, garlic: 3, oil: 2, paprika: 1 },
    steps: ["Soften onion, carrot and garlic in the oil with paprika.", "Add shredded cabbage, diced potato, tomatoes and 6 cups of water; simmer 20 minutes.", "Stir in the beans to warm."],
  },
  {
    key: "egg-salad-sandwich", name: "Egg salad sandwich", slot: "lunch", servings: 2, minutes: 15,
    uses: { egg: 4, mayonnaise: 3, mustard: 1, celery: 1, bread: 4 },
    steps: ["Boil the eggs 10 minutes, cool, peel and chop.", "Mix with mayonnaise, mustard and celery; fill the bread."],
  },
  {
    key: "peanut-noodles", name: "Cold peanut noodles", slot: "lunch", servings: 3, minutes: 20,
    uses: { pasta: 0.75, "peanut-butter": 5, "soy-sauce": 3, vinegar: 1, carrot: 2, cucumber: 1, garlic: 1 },
    steps: ["Cook the pasta; keep half a cup of its water.", "Whisk peanut butter, soy sauce, vinegar, garlic and the water.", "Toss with carrot and cucumber in thin strips."],
  },
  {
    key: "lentils-rice-onions", name: "Lentils and rice with browned onions", slot: "lunch", servings: 4, minutes: 45,
    uses: { lentils: 1, rice: 1, onion: 3, oil: 3, cumin: 1, cabbage: 0.5, lemon: 1 },
    steps: ["Brown the sliced onions slowly in the oil, 20 minutes.", "Simmer lentils 15 minutes, add rice, cumin and half the onions; cook 18 minutes more.", "Serve with shredded cabbage dressed in lemon, the other onions on top."],
  },
  {
    key: "chicken-potato-salad", name: "Chicken and potato salad", slot: "lunch", servings: 3, minutes: 30,
    uses: { "chicken-breast": 0.75, potato: 1.5, mayonnaise: 3, mustard: 2, celery: 2, "green-onion": 0.5 },
    steps: ["Simmer the chicken 15 minutes to 165 °F; boil the potatoes in chunks beside it.", "Shred the chicken, cool both.", "Toss with mayonnaise, mustard, celery and green onion."],
  },
  {
    key: "chicken-lettuce-wraps", name: "Chicken, lettuce and tomato wraps", slot: "lunch", servings: 3, minutes: 20,
    uses: { "flour-tortilla": 3, "chicken-breast": 0.75, lettuce: 0.5, tomato: 1, mayonnaise: 2, lemon: 0.5, oil: 1 },
    steps: ["Fry the chicken in strips until 165 °F inside.", "Stir mayonnaise and lemon together.", "Roll up with lettuce and tomato."],
  },
  {
    key: "cucumber-feta-pita", name: "Cucumber, tomato and feta with pita", slot: "lunch", servings: 2, minutes: 12,
    uses: { pita: 2, cucumber: 1, tomato: 2, feta: 4, onion: 0.5, "olive-oil": 2, lemon: 0.5, oregano: 1 },
    steps: ["Cut the vegetables into chunks.", "Toss with feta, oil, lemon and oregano; eat with warm pita."],
  },
  {
    key: "minestrone", name: "Minestrone", slot: "lunch", servings: 6, minutes: 40,
    uses: { pasta: 0.25, "kidney-beans": 1, tomatoes: 2, carrot: 2, celery: 2, zucchini: 1, onion: 1, garlic: 2, bouillon: 2, oil: 2 },
    steps: ["Soften onion, carrot, celery and garlic in the oil.", "Add tomatoes, zucchini, bouillon and 6 cups of water; simmer 15 minutes.", "Add pasta and beans; cook until the pasta is done."],
  },
  {
    key: "salmon-patties-slaw", name: "Salmon patties with slaw", slot: "lunch", servings: 3, minutes: 30,
    uses: { "canned-salmon": 1, egg: 1, oats: 0.5, cabbage: 0.75, carrot: 1, mayonnaise: 2, lemon: 1, oil: 2 },
    steps: ["Mix salmon, egg and oats; rest 10 minutes; shape six patties.", "Fry in the oil, 4 minutes a side.", "Toss shredded cabbage and carrot with mayonnaise and lemon."],
  },
  {
    key: "turkey-chili", name: "Turkey and black bean chili", slot: "lunch", servings: 6, minutes: 45,
    uses: { "ground-turkey": 1, "black-beans": 2, tomatoes: 2, onion: 1, "bell-pepper": 1, chili: 4, cumin: 2, garlic: 3, oil: 1 },
    steps: ["Brown the turkey in the oil with onion, pepper and garlic.", "Stir in the spices for a minute.", "Add tomatoes, beans and a cup of water; simmer 25 minutes."],
  },
  {
    key: "quinoa-bean-salad", name: "Quinoa and black bean salad", slot: "lunch", servings: 4, minutes: 25,
    uses: { quinoa: 1, "black-beans": 1, corn: 1, "bell-pepper": 1, lime: 2, "olive-oil": 2, cilantro: 0.5 },
    steps: ["Rinse the quinoa; cook in 2 cups of water for 15 minutes, then cool.", "Toss with beans, corn, diced pepper, lime, oil and cilantro."],
  },
  {
    key: "tomato-soup-grilled-cheese", name: "Tomato soup with grilled cheese", slot: "lunch", servings: 2, minutes: 30,
    uses: { tomatoes: 2, onion: 1, garlic: 2, milk: 0.5, butter: 2, bread: 4, cheddar: 3 },
    steps: ["Soften onion and garlic in half the butter; add tomatoes and a cup of water, simmer 15 minutes, blend, stir in the milk.", "Butter the bread outside, fill with cheese.", "Fry on medium-low until crisp and melted."],
  },
  {
    key: "sweet-potato-peanut-soup", name: "Sweet potato and peanut soup", slot: "lunch", servings: 5, minutes: 35,
    uses: { "sweet-potato": 2, "peanut-butter": 6, tomatoes: 1, onion: 1, ginger: 1, garlic: 2, chickpeas: 1, kale: 0.5, oil: 1 },
    steps: ["Soften onion, ginger and garlic in the oil.", "Add diced sweet potato, tomatoes and 5 cups of water; simmer 15 minutes.", "Stir in peanut butter, chickpeas and sliced kale; 5 minutes more."],
  },
  {
    key: "chicken-burrito-bowls", name: "Chicken burrito bowls", slot: "lunch", servings: 4, minutes: 35,
    uses: { "chicken-breast": 1.25, rice: 1.25, "black-beans": 1, salsa: 1, corn: 1, avocado: 1, lime: 1, chili: 1, oil: 1 },
    steps: ["Cook the rice.", "Fry the chicken in strips with chili powder until 165 °F inside.", "Share out rice, warm beans and corn, chicken, salsa, avocado and lime."],
  },
  {
    key: "sardines-tomato-toast", name: "Sardines and tomato on toast", slot: "lunch", servings: 2, minutes: 10,
    uses: { sardines: 2, bread: 4, tomato: 2, lemon: 0.5, parsley: 0.25 },
    steps: ["Toast the bread, lay on sliced tomato with salt.", "Sardines on top, lemon and parsley over."],
  },
  {
    key: "shrimp-noodle-salad", name: "Shrimp and rice noodle salad", slot: "lunch", servings: 3, minutes: 25,
    uses: { shrimp: 0.75, "rice-noodles": 8, carrot: 2, cucumber: 1, lime: 2, peanuts: 4, tamari: 2, cilantro: 0.5, sugar: 1 },
    steps: ["Soak the noodles as the packet says; rinse cold.", "Simmer the shrimp 3 minutes, until pink all through.", "Toss with carrot and cucumber in strips, lime, tamari, sugar; cilantro and peanuts on top."],
  },
  {
    key: "beef-barley-soup", name: "Beef and barley soup", slot: "lunch", servings: 6, minutes: 90,
    uses: { "stew-beef": 1.25, barley: 1, carrot: 3, celery: 2, onion: 1, mushroom: 8, "tomato-paste": 2, bouillon: 2, oil: 1 },
    steps: ["Brown the beef in the oil.", "Add vegetables, tomato paste, bouillon and 9 cups of water; simmer 40 minutes.", "Add barley; simmer 35 minutes more, until all is tender."],
  },
];

const dinners: readonly WrittenMeal[] = [
  {
    key: "tomato-garlic-pasta", name: "Pasta with tomato and garlic", slot: "dinner", servings: 4, minutes: 25,
    uses: { pasta: 1, tomatoes: 2, garlic: 4, "olive-oil": 3, oregano: 1, "tomato-paste": 2 },
    steps: [
      "Bring a big pot of water to a boil and salt it well; it should taste like light soup.",
      "Slice the garlic thin. Warm it with the oil in a wide pan over medium-low heat for 2 minutes; take it off if it browns.",
      "Stir in the tomato paste for a minute, then the tomatoes and oregano. Simmer 12 minutes while the pasta cooks.",
      "Cook the pasta one minute less than the packet says. Before draining, keep a cup of the water.",
      "Toss the pasta in the sauce with a splash of that water for a minute, until it clings.",
      "Taste for salt; pepper on top.",
    ],
    guide: { difficulty: "Easy", teaches: "Salted water, saved water: how sauce and pasta come together." },
  },
  {
    key: "rice-beans-egg", name: "Rice, black beans and a fried egg", slot: "dinner", servings: 2, minutes: 30,
    uses: { rice: 1, "black-beans": 1, egg: 2, onion: 0.5, garlic: 1, cumin: 1, oil: 2, "hot-sauce": 2 },
    steps: [
      "Rinse the rice until the water runs nearly clear.",
      "Bring rice and 1¾ cups of water to a boil with a pinch of salt. Lid on, lowest heat, 15 minutes; then off the heat for 10, lid still on.",
      "Meanwhile soften the chopped onion and garlic in half the oil with the cumin, 5 minutes.",
      "Add the beans with half their liquid; simmer 8 minutes and crush a few to thicken.",
      "Fry the eggs in the rest of the oil over medium heat until the whites are set.",
      "Rice, beans, egg, hot sauce. Cool any rice that is left within an hour or two and keep it one day.",
    ],
    guide: { difficulty: "Easy", teaches: "Fluffy rice without a machine, and a pan of beans beside it." },
  },
  {
    key: "sheet-pan-chicken", name: "Sheet-pan chicken, carrots and potatoes", slot: "dinner", servings: 4, minutes: 55,
    uses: { "chicken-thighs": 2.5, potato: 2, carrot: 4, onion: 1, oil: 2, paprika: 2, thyme: 1 },
    steps: [
      "Heat the oven to 425 °F.",
      "Cut potatoes, carrots and onion into pieces of the same size, about an inch.",
      "Toss them on a sheet pan with half the oil, thyme, salt and pepper; spread out so that nothing lies on top of anything.",
      "Rub the chicken with the rest of the oil, paprika and salt; lay it skin side up among the vegetables. Wash hands, board and knife with hot soapy water.",
      "Roast 35 to 40 minutes, turning the vegetables once.",
      "It is done when a thermometer in the thickest part, away from the bone, reads 165 °F. Rest 5 minutes.",
    ],
    guide: { difficulty: "Medium", teaches: "Roasting, safe chicken, and a dinner with one pan to wash." },
  },
  {
    key: "tofu-stir-fry", name: "Tofu and broccoli stir-fry", slot: "dinner", servings: 3, minutes: 30,
    uses: { tofu: 1, broccoli: 3, carrot: 2, rice: 1.5, "soy-sauce": 3, garlic: 3, ginger: 1, oil: 2, sugar: 1 },
    steps: [
      "Start the rice: 1½ cups with 2½ cups of water, lid on, lowest heat 15 minutes, then 10 minutes off the heat.",
      "Press the tofu in a clean towel, cut it into cubes. Chop everything else before the pan gets hot.",
      "Stir soy sauce, sugar and 3 tablespoons of water together in a cup.",
      "Heat half the oil in your widest pan until it shimmers. Brown the tofu without stirring much, 6 minutes; take it out.",
      "Rest of the oil in; carrots first, 3 minutes, then broccoli, 3 minutes, keeping everything moving.",
      "Garlic and ginger for 30 seconds, tofu back, sauce over; one more minute and serve on the rice.",
    ],
    guide: { difficulty: "Medium", teaches: "Prepare first, then cook hot and fast." },
  },
  {
    key: "pasta-chickpeas-spinach", name: "Pasta with tomato, chickpeas and spinach", slot: "dinner", servings: 4, minutes: 25,
    uses: { pasta: 0.75, chickpeas: 1, tomatoes: 1, spinach: 1.5, garlic: 3, "olive-oil": 2 },
    steps: ["Cook the pasta; keep a cup of its water.", "Warm garlic in the oil, add tomatoes, chickpeas and spinach; simmer 10 minutes.", "Toss together with some of the water."],
  },
  {
    key: "red-lentil-dal", name: "Red lentil dal with rice", slot: "dinner", servings: 4, minutes: 35,
    uses: { "red-lentils": 1.5, rice: 1.5, onion: 1, garlic: 3, ginger: 1, turmeric: 1, cumin: 2, tomatoes: 1, oil: 2 },
    steps: ["Soften onion, garlic and ginger in the oil with the spices.", "Add lentils, tomatoes and 4 cups of water; simmer 20 minutes, until creamy.", "Cook the rice beside it."],
  },
  {
    key: "chickpea-coconut-curry", name: "Chickpea and spinach coconut curry", slot: "dinner", servings: 4, minutes: 30,
    uses: { chickpeas: 2, "coconut-milk": 1, tomatoes: 1, spinach: 2, onion: 1, curry: 3, garlic: 3, rice: 1.5, oil: 1 },
    steps: ["Soften onion and garlic in the oil; stir in the curry powder.", "Add tomatoes, coconut milk, chickpeas and spinach; simmer 15 minutes.", "Serve on rice."],
  },
  {
    key: "three-bean-chili", name: "Bean chili with rice", slot: "dinner", servings: 6, minutes: 45,
    uses: { "kidney-beans": 2, "black-beans": 2, tomatoes: 2, onion: 2, "bell-pepper": 1, garlic: 3, chili: 4, cumin: 2, rice: 2, oil: 2 },
    steps: ["Soften onions, pepper and garlic in the oil; stir in the spices.", "Add tomatoes, beans and a cup of water; simmer 25 minutes.", "Serve on rice."],
  },
  {
    key: "chicken-rice-pot", name: "One-pot chicken and rice", slot: "dinner", servings: 4, minutes: 50,
    uses: { "chicken-drumsticks": 2.5, rice: 1.5, onion: 1, carrot: 2, peas: 1, turmeric: 1, garlic: 2, oil: 1 },
    steps: ["Brown the drumsticks in the oil; take them out.", "Soften onion, carrot and garlic with turmeric; stir in the rice and 3 cups of water.", "Chicken back on top, lid on, low heat 25 minutes to 165 °F; peas in for the last 5."],
  },
  {
    key: "cabbage-pancakes", name: "Savory cabbage pancakes", slot: "dinner", servings: 3, minutes: 30,
    uses: { cabbage: 1.25, flour: 1.25, egg: 4, "green-onion": 0.5, "soy-sauce": 2, mayonnaise: 3, oil: 3 },
    steps: ["Shred the cabbage fine.", "Mix eggs, flour, a cup of water and half the soy sauce; fold in cabbage and green onion.", "Fry thick pancakes in the oil, 5 minutes a side. Mayonnaise and soy sauce on top."],
  },
  {
    key: "black-bean-burgers", name: "Black bean burgers with slaw", slot: "dinner", servings: 4, minutes: 30,
    uses: { "black-beans": 2, oats: 0.75, onion: 0.5, cumin: 1, bun: 4, cabbage: 0.5, carrot: 1, oil: 3, mustard: 4, vinegar: 1 },
    steps: ["Mash the drained beans with oats, onion and cumin; rest 10 minutes; shape four patties.", "Fry in the oil, 5 minutes a side.", "Shred cabbage and carrot with vinegar; serve in buns with mustard."],
  },
  {
    key: "potato-omelet", name: "Thick potato omelet with salad", slot: "dinner", servings: 4, minutes: 35,
    uses: { potato: 1.5, egg: 6, onion: 1, oil: 6, lettuce: 0.5, vinegar: 1 },
    steps: ["Cook thin potato and onion slices gently in the oil, lid on, 15 minutes; drain, keep the oil.", "Stir into the beaten eggs; cook in a little of the oil until nearly set, turn over a plate, finish.", "Dress the lettuce with vinegar and a spoon of the oil."],
  },
  {
    key: "spaghetti-meat-sauce", name: "Spaghetti with meat sauce", slot: "dinner", servings: 5, minutes: 45,
    uses: { pasta: 1, "ground-beef": 0.75, tomatoes: 2, onion: 1, carrot: 1, garlic: 3, oregano: 1, "tomato-paste": 2 },
    steps: ["Brown the beef with onion, carrot and garlic.", "Add tomato paste, tomatoes and oregano; simmer 25 minutes.", "Toss with the pasta."],
  },
  {
    key: "turkey-tacos", name: "Turkey tacos with cabbage", slot: "dinner", servings: 4, minutes: 25,
    uses: { "ground-turkey": 1, "corn-tortilla": 12, cabbage: 0.5, salsa: 0.75, onion: 0.5, chili: 2, cumin: 1, lime: 1 },
    steps: ["Brown turkey and onion with the spices until 165 °F.", "Shred the cabbage, toss with lime.", "Fill warm tortillas; salsa on top."],
  },
  {
    key: "fish-tacos", name: "Fish tacos with lime yogurt", slot: "dinner", servings: 3, minutes: 25,
    uses: { "white-fish": 1, "corn-tortilla": 9, cabbage: 0.5, lime: 1, yogurt: 0.5, chili: 1, oil: 2, cilantro: 0.5 },
    steps: ["Season the thawed fish with chili powder; fry in the oil until it flakes (145 °F).", "Stir yogurt and lime together.", "Fill warm tortillas with fish, cabbage, sauce and cilantro."],
  },
  {
    key: "baked-fish-potatoes", name: "Baked fish, potatoes and green beans", slot: "dinner", servings: 3, minutes: 40,
    uses: { "white-fish": 1.25, potato: 1.5, "green-beans": 3, lemon: 1, "olive-oil": 2, garlic: 2, parsley: 0.5 },
    steps: ["Roast thin potato slices with half the oil at 425 °F for 20 minutes.", "Add green beans and thawed fish, lemon, garlic and the rest of the oil.", "12 minutes more, to 145 °F; parsley over."],
  },
  {
    key: "salmon-rice-broccoli", name: "Soy-glazed salmon, rice and broccoli", slot: "dinner", servings: 2, minutes: 25,
    uses: { salmon: 0.75, rice: 1, broccoli: 3, "soy-sauce": 2, ginger: 1, lemon: 0.5, "sesame-oil": 1, sugar: 1 },
    steps: ["Cook the rice.", "Stir soy sauce, ginger, sugar and sesame oil; brush on the thawed salmon.", "Bake at 400 °F with the broccoli for 14 minutes, to 145 °F; lemon over."],
  },
  {
    key: "shrimp-coconut-curry", name: "Shrimp coconut curry", slot: "dinner", servings: 3, minutes: 30,
    uses: { shrimp: 1, "coconut-milk": 1, "bell-pepper": 1, "green-beans": 2, curry: 2, rice: 1.5, lime: 1, garlic: 2, oil: 1 },
    steps: ["Soften pepper and garlic in the oil with curry powder.", "Add coconut milk and green beans; simmer 8 minutes.", "Shrimp in for 4 minutes, until pink all through; lime; serve on rice."],
  },
  {
    key: "beef-stew", name: "Beef stew", slot: "dinner", servings: 6, minutes: 120,
    uses: { "stew-beef": 1.75, potato: 2, carrot: 4, onion: 2, "tomato-paste": 3, thyme: 2, garlic: 3, oil: 2, peas: 1 },
    steps: ["Brown the beef in the oil in two rounds.", "Add onions, garlic, tomato paste, thyme and 6 cups of water; simmer an hour.", "Potatoes and carrots in for 35 minutes, peas for the last 5."],
  },
  {
    key: "steak-potatoes", name: "Steak, potatoes and green beans", slot: "dinner", servings: 2, minutes: 35,
    uses: { sirloin: 1, potato: 1, "green-beans": 2, butter: 2, garlic: 2, lettuce: 0.25 },
    steps: ["Boil the potatoes; add the green beans for the last 4 minutes.", "Sear the salted steak in a very hot pan, turning every minute, to 145 °F; rest 3 minutes.", "Melt butter with garlic over everything; lettuce beside."],
  },
  {
    key: "pork-chops-apples", name: "Pork chops with apples and cabbage", slot: "dinner", servings: 3, minutes: 35,
    uses: { "pork-chops": 1.5, apple: 2, cabbage: 1, onion: 1, mustard: 3, oil: 1, vinegar: 1 },
    steps: ["Brown the chops in the oil; take them out.", "Soften onion, cabbage and apple slices in the same pan with vinegar, 12 minutes.", "Mustard on the chops, back in until 145 °F; rest 3 minutes."],
  },
  {
    key: "sausage-cabbage-skillet", name: "Smoked sausage, cabbage and potatoes", slot: "dinner", servings: 4, minutes: 35,
    uses: { kielbasa: 13, cabbage: 1, potato: 1.5, onion: 1, oil: 1, mustard: 2 },
    steps: ["Fry diced potatoes in the oil, lid on, 12 minutes.", "Add onion and sliced sausage; brown.", "Cabbage in with a splash of water, 8 minutes; mustard beside."],
  },
  {
    key: "eggplant-bake", name: "Eggplant, tomato and mozzarella bake", slot: "dinner", servings: 3, minutes: 55,
    uses: { eggplant: 2, tomatoes: 2, mozzarella: 6, garlic: 3, "olive-oil": 3, oregano: 1 },
    steps: ["Roast oiled eggplant slices at 425 °F for 20 minutes.", "Simmer tomatoes with garlic and oregano for 15.", "Layer with the cheese; bake 15 minutes."],
  },
  {
    key: "cauliflower-chickpea-tray", name: "Curried cauliflower and chickpea tray", slot: "dinner", servings: 3, minutes: 40,
    uses: { cauliflower: 1, chickpeas: 2, "sweet-potato": 1, curry: 2, oil: 3, lemon: 1, rice: 1 },
    steps: ["Toss florets, diced sweet potato and dried chickpeas with oil and curry powder.", "Roast at 425 °F for 30 minutes, turning once.", "Lemon over; serve with rice."],
  },
  {
    key: "sweet-potato-bean-tacos", name: "Sweet potato and black bean tacos", slot: "dinner", servings: 3, minutes: 35,
    uses: { "sweet-potato": 1.25, "black-beans": 1, "corn-tortilla": 9, cabbage: 0.5, lime: 1, salsa: 0.5, chili: 1, oil: 2 },
    steps: ["Roast diced sweet potato with oil and chili powder at 425 °F for 25 minutes.", "Warm the beans; toss cabbage with lime.", "Fill warm tortillas; salsa on top."],
  },
  {
    key: "pintos-cornbread", name: "Pinto beans and cornbread", slot: "dinner", servings: 6, minutes: 110,
    uses: { "dry-pintos": 2, onion: 1, garlic: 3, chili: 1, cornmeal: 1.25, flour: 0.75, milk: 1, egg: 1, "baking-powder": 3, oil: 4, sugar: 2 },
    steps: ["Soak the beans overnight; simmer in fresh water with onion, garlic and chili powder for 90 minutes, salt at the end.", "Stir cornmeal, flour, baking powder and sugar with milk, egg and oil.", "Bake in a greased pan at 400 °F for 20 minutes."],
  },
  {
    key: "mushroom-pea-barley", name: "Creamy barley with mushrooms and peas", slot: "dinner", servings: 4, minutes: 50,
    uses: { barley: 1.25, mushroom: 10, peas: 1, onion: 1, garlic: 2, bouillon: 2, cheddar: 2, "olive-oil": 1 },
    steps: ["Brown mushrooms and onion in the oil; add garlic.", "Stir in barley, bouillon and 5 cups of water; simmer 35 minutes, stirring now and then.", "Peas and cheese in at the end."],
  },
  {
    key: "mac-cheese-broccoli", name: "Macaroni and cheese with broccoli", slot: "dinner", servings: 4, minutes: 30,
    uses: { pasta: 0.75, milk: 2, cheddar: 6, flour: 0.25, butter: 2, broccoli: 3 },
    steps: ["Cook the pasta; broccoli in for the last 3 minutes.", "Stir flour into melted butter for a minute, whisk in the milk, simmer until thick.", "Cheese in off the heat; fold everything together."],
  },
  {
    key: "lemon-chicken-couscous", name: "Lemon chicken with couscous and zucchini", slot: "dinner", servings: 3, minutes: 30,
    uses: { "chicken-breast": 1.25, couscous: 1, zucchini: 2, lemon: 1, "olive-oil": 2, garlic: 2, parsley: 0.5 },
    steps: ["Fry the chicken in the oil to 165 °F; rest and slice.", "Brown zucchini and garlic in the same pan.", "Pour 1¼ cups of boiling water on the couscous, cover 5 minutes; lemon and parsley over all."],
  },
  {
    key: "squash-coconut-soup", name: "Squash and coconut soup with rice", slot: "dinner", servings: 4, minutes: 45,
    uses: { squash: 2.5, "coconut-milk": 1, onion: 1, ginger: 1, curry: 1, rice: 1, oil: 1, lime: 1 },
    steps: ["Soften onion and ginger in the oil with curry powder.", "Add diced squash and 3 cups of water; simmer 20 minutes; blend with the coconut milk.", "Lime over; spoon onto rice."],
  },
  {
    key: "polenta-mushrooms-beans", name: "Polenta with mushrooms, beans and kale", slot: "dinner", servings: 3, minutes: 35,
    uses: { cornmeal: 1, mushroom: 10, "white-beans": 1, garlic: 3, "olive-oil": 3, kale: 0.5, thyme: 1 },
    steps: ["Whisk cornmeal into 4 cups of simmering salted water; stir often for 20 minutes.", "Brown the mushrooms hard in the oil with thyme.", "Garlic, kale and beans in for 5 minutes; spoon over."],
  },
];

export const writtenMeals: readonly WrittenMeal[] = [...breakfasts, ...lunches, ...dinners];
