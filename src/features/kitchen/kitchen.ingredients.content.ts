/**
 * Prices of ingredients and their aisles. Estimates for the United States in 2026, in cents for one `unit` as it is used in the pot, not
 * for the whole packet. Basis: the average retail food prices of the U.S. Bureau of Labor Statistics, U.S. city average, spring 2026 (per
 * pound: flour $0.54, rice $1.07, pasta $1.37, white bread $1.83, ground beef $6.75); other prices are estimated at a discount
 * supermarket's own brand. `breaks` lists the diet tags that an ingredient rules out; if brands differ (oats, bouillon, sausage;
 * bread may have milk in it, 21 CFR 136.110), it is ruled out, or the name says which to buy (tamari, refried beans, flour tortillas).
 */
export type Diet = "vegetarian" | "vegan" | "gluten-free" | "halal";
export type Aisle =
  | "Produce"
  | "Frozen"
  | "Dairy and eggs"
  | "Meat and fish"
  | "Cans and jars"
  | "Dry goods"
  | "Spices and oils"
  | "Bakery";
export type Unit = "each" | "lb" | "oz" | "cup" | "tbsp" | "tsp" | "can" | "clove" | "stalk" | "bunch" | "head" | "block" | "slice";
export type Ingredient = { name: string; aisle: Aisle; unit: Unit; cents: number; breaks?: readonly Diet[] };

/** The year of the prices above; shown with every cost. */
export const pricesFrom = 2026;
export const pricesSource =
  "Prices are our estimates, set beside the U.S. average prices of 2026 (Bureau of Labor Statistics). Your store will differ.";

export const ingredients = {
  onion: { name: "Onion", aisle: "Produce", unit: "each", cents: 45 },
  garlic: { name: "Garlic", aisle: "Produce", unit: "clove", cents: 8 },
  ginger: { name: "Fresh ginger", aisle: "Produce", unit: "tbsp", cents: 18 },
  carrot: { name: "Carrot", aisle: "Produce", unit: "each", cents: 20 },
  celery: { name: "Celery", aisle: "Produce", unit: "stalk", cents: 22 },
  potato: { name: "Potatoes", aisle: "Produce", unit: "lb", cents: 95 },
  "sweet-potato": { name: "Sweet potatoes", aisle: "Produce", unit: "lb", cents: 130 },
  squash: { name: "Butternut squash", aisle: "Produce", unit: "lb", cents: 145 },
  cabbage: { name: "Green cabbage", aisle: "Produce", unit: "lb", cents: 95 },
  kale: { name: "Kale", aisle: "Produce", unit: "bunch", cents: 200 },
  lettuce: { name: "Romaine lettuce", aisle: "Produce", unit: "head", cents: 230 },
  "bell-pepper": { name: "Bell pepper", aisle: "Produce", unit: "each", cents: 120 },
  jalapeno: { name: "Jalapeño", aisle: "Produce", unit: "each", cents: 20 },
  tomato: { name: "Tomato", aisle: "Produce", unit: "each", cents: 70 },
  cucumber: { name: "Cucumber", aisle: "Produce", unit: "each", cents: 95 },
  zucchini: { name: "Zucchini", aisle: "Produce", unit: "each", cents: 105 },
  eggplant: { name: "Eggplant", aisle: "Produce", unit: "each", cents: 220 },
  mushroom: { name: "Mushrooms", aisle: "Produce", unit: "oz", cents: 32 },
  cauliflower: { name: "Cauliflower", aisle: "Produce", unit: "head", cents: 330 },
  "green-onion": { name: "Green onions", aisle: "Produce", unit: "bunch", cents: 110 },
  cilantro: { name: "Cilantro", aisle: "Produce", unit: "bunch", cents: 110 },
  parsley: { name: "Parsley", aisle: "Produce", unit: "bunch", cents: 150 },
  banana: { name: "Banana", aisle: "Produce", unit: "each", cents: 26 },
  apple: { name: "Apple", aisle: "Produce", unit: "each", cents: 75 },
  orange: { name: "Orange", aisle: "Produce", unit: "each", cents: 85 },
  lemon: { name: "Lemon", aisle: "Produce", unit: "each", cents: 65 },
  lime: { name: "Lime", aisle: "Produce", unit: "each", cents: 45 },
  avocado: { name: "Avocado", aisle: "Produce", unit: "each", cents: 125 },

  peas: { name: "Frozen peas", aisle: "Frozen", unit: "cup", cents: 65 },
  corn: { name: "Frozen corn", aisle: "Frozen", unit: "cup", cents: 65 },
  spinach: { name: "Frozen spinach", aisle: "Frozen", unit: "cup", cents: 70 },
  broccoli: { name: "Frozen broccoli", aisle: "Frozen", unit: "cup", cents: 70 },
  "green-beans": { name: "Frozen green beans", aisle: "Frozen", unit: "cup", cents: 65 },
  "mixed-vegetables": { name: "Frozen mixed vegetables", aisle: "Frozen", unit: "cup", cents: 65 },
  berries: { name: "Frozen berries", aisle: "Frozen", unit: "cup", cents: 150 },

  egg: { name: "Eggs", aisle: "Dairy and eggs", unit: "each", cents: 27, breaks: ["vegan"] },
  milk: { name: "Milk", aisle: "Dairy and eggs", unit: "cup", cents: 27, breaks: ["vegan"] },
  "soy-milk": { name: "Soy milk", aisle: "Dairy and eggs", unit: "cup", cents: 45 },
  yogurt: { name: "Plain yogurt", aisle: "Dairy and eggs", unit: "cup", cents: 85, breaks: ["vegan"] },
  butter: { name: "Butter", aisle: "Dairy and eggs", unit: "tbsp", cents: 15, breaks: ["vegan"] },
  cheddar: { name: "Cheddar", aisle: "Dairy and eggs", unit: "oz", cents: 37, breaks: ["vegan"] },
  mozzarella: { name: "Mozzarella", aisle: "Dairy and eggs", unit: "oz", cents: 36, breaks: ["vegan"] },
  feta: { name: "Feta", aisle: "Dairy and eggs", unit: "oz", cents: 55, breaks: ["vegan"] },
  "cottage-cheese": { name: "Cottage cheese", aisle: "Dairy and eggs", unit: "cup", cents: 170, breaks: ["vegan"] },
  "cream-cheese": { name: "Cream cheese", aisle: "Dairy and eggs", unit: "oz", cents: 32, breaks: ["vegan"] },
  tofu: { name: "Firm tofu", aisle: "Dairy and eggs", unit: "block", cents: 230 },

  "chicken-thighs": { name: "Chicken thighs, bone in", aisle: "Meat and fish", unit: "lb", cents: 210, breaks: ["vegetarian", "vegan"] },
  "chicken-drumsticks": { name: "Chicken drumsticks", aisle: "Meat and fish", unit: "lb", cents: 170, breaks: ["vegetarian", "vegan"] },
  "chicken-breast": { name: "Chicken breast", aisle: "Meat and fish", unit: "lb", cents: 420, breaks: ["vegetarian", "vegan"] },
  "ground-turkey": { name: "Ground turkey", aisle: "Meat and fish", unit: "lb", cents: 480, breaks: ["vegetarian", "vegan"] },
  "ground-beef": { name: "Ground beef", aisle: "Meat and fish", unit: "lb", cents: 675, breaks: ["vegetarian", "vegan"] },
  "stew-beef": { name: "Stew beef", aisle: "Meat and fish", unit: "lb", cents: 900, breaks: ["vegetarian", "vegan"] },
  sirloin: { name: "Sirloin steak", aisle: "Meat and fish", unit: "lb", cents: 1250, breaks: ["vegetarian", "vegan"] },
  "pork-chops": { name: "Pork chops", aisle: "Meat and fish", unit: "lb", cents: 430, breaks: ["vegetarian", "vegan", "halal"] },
  kielbasa: {
    name: "Smoked sausage",
    aisle: "Meat and fish",
    unit: "oz",
    cents: 32,
    breaks: ["vegetarian", "vegan", "halal", "gluten-free"],
  },
  "white-fish": { name: "Frozen white fish fillets", aisle: "Meat and fish", unit: "lb", cents: 620, breaks: ["vegetarian", "vegan"] },
  salmon: { name: "Frozen salmon fillets", aisle: "Meat and fish", unit: "lb", cents: 1050, breaks: ["vegetarian", "vegan"] },
  shrimp: { name: "Frozen shrimp", aisle: "Meat and fish", unit: "lb", cents: 880, breaks: ["vegetarian", "vegan"] },

  tuna: { name: "Tuna in water", aisle: "Cans and jars", unit: "can", cents: 115, breaks: ["vegetarian", "vegan"] },
  sardines: { name: "Sardines", aisle: "Cans and jars", unit: "can", cents: 190, breaks: ["vegetarian", "vegan"] },
  "canned-salmon": { name: "Canned salmon, 14 oz", aisle: "Cans and jars", unit: "can", cents: 430, breaks: ["vegetarian", "vegan"] },
  "black-beans": { name: "Black beans", aisle: "Cans and jars", unit: "can", cents: 105 },
  "kidney-beans": { name: "Kidney beans", aisle: "Cans and jars", unit: "can", cents: 105 },
  "white-beans": { name: "White beans", aisle: "Cans and jars", unit: "can", cents: 110 },
  chickpeas: { name: "Chickpeas", aisle: "Cans and jars", unit: "can", cents: 110 },
  "refried-beans": { name: "Refried beans, vegetarian", aisle: "Cans and jars", unit: "can", cents: 150 },
  tomatoes: { name: "Diced tomatoes, 14 oz", aisle: "Cans and jars", unit: "can", cents: 120 },
  "tomato-paste": { name: "Tomato paste", aisle: "Cans and jars", unit: "tbsp", cents: 14 },
  "coconut-milk": { name: "Coconut milk", aisle: "Cans and jars", unit: "can", cents: 230 },
  pumpkin: { name: "Pumpkin purée", aisle: "Cans and jars", unit: "can", cents: 210 },
  salsa: { name: "Salsa", aisle: "Cans and jars", unit: "cup", cents: 200 },
  "peanut-butter": { name: "Peanut butter", aisle: "Cans and jars", unit: "tbsp", cents: 10 },
  jam: { name: "Jam", aisle: "Cans and jars", unit: "tbsp", cents: 14 },
  honey: { name: "Honey", aisle: "Cans and jars", unit: "tbsp", cents: 30, breaks: ["vegan"] },
  mayonnaise: { name: "Mayonnaise", aisle: "Cans and jars", unit: "tbsp", cents: 14, breaks: ["vegan"] },
  mustard: { name: "Mustard", aisle: "Cans and jars", unit: "tsp", cents: 4 },
  "soy-sauce": { name: "Soy sauce", aisle: "Cans and jars", unit: "tbsp", cents: 12, breaks: ["gluten-free"] },
  tamari: { name: "Tamari, wheat free", aisle: "Cans and jars", unit: "tbsp", cents: 26 },
  "hot-sauce": { name: "Hot sauce", aisle: "Cans and jars", unit: "tsp", cents: 6 },

  rice: { name: "White rice", aisle: "Dry goods", unit: "cup", cents: 44 },
  "brown-rice": { name: "Brown rice", aisle: "Dry goods", unit: "cup", cents: 60 },
  oats: { name: "Rolled oats", aisle: "Dry goods", unit: "cup", cents: 30, breaks: ["gluten-free"] },
  lentils: { name: "Brown lentils", aisle: "Dry goods", unit: "cup", cents: 80 },
  "red-lentils": { name: "Red lentils", aisle: "Dry goods", unit: "cup", cents: 105 },
  "split-peas": { name: "Split peas", aisle: "Dry goods", unit: "cup", cents: 80 },
  "dry-pintos": { name: "Dry pinto beans", aisle: "Dry goods", unit: "cup", cents: 75 },
  pasta: { name: "Pasta", aisle: "Dry goods", unit: "lb", cents: 137, breaks: ["gluten-free"] },
  couscous: { name: "Couscous", aisle: "Dry goods", unit: "cup", cents: 125, breaks: ["gluten-free"] },
  barley: { name: "Pearl barley", aisle: "Dry goods", unit: "cup", cents: 90, breaks: ["gluten-free"] },
  quinoa: { name: "Quinoa", aisle: "Dry goods", unit: "cup", cents: 200 },
  cornmeal: { name: "Cornmeal", aisle: "Dry goods", unit: "cup", cents: 35 },
  "rice-noodles": { name: "Rice noodles", aisle: "Dry goods", unit: "oz", cents: 28 },
  flour: { name: "Flour", aisle: "Dry goods", unit: "cup", cents: 15, breaks: ["gluten-free"] },
  sugar: { name: "Sugar", aisle: "Dry goods", unit: "tbsp", cents: 3 },
  "brown-sugar": { name: "Brown sugar", aisle: "Dry goods", unit: "tbsp", cents: 5 },
  "baking-powder": { name: "Baking powder", aisle: "Dry goods", unit: "tsp", cents: 6 },
  raisins: { name: "Raisins", aisle: "Dry goods", unit: "tbsp", cents: 11 },
  peanuts: { name: "Peanuts", aisle: "Dry goods", unit: "tbsp", cents: 10 },
  "sunflower-seeds": { name: "Sunflower seeds", aisle: "Dry goods", unit: "tbsp", cents: 12 },
  bouillon: { name: "Vegetable bouillon", aisle: "Dry goods", unit: "tsp", cents: 14, breaks: ["gluten-free"] },

  oil: { name: "Cooking oil", aisle: "Spices and oils", unit: "tbsp", cents: 6 },
  "olive-oil": { name: "Olive oil", aisle: "Spices and oils", unit: "tbsp", cents: 20 },
  "sesame-oil": { name: "Sesame oil", aisle: "Spices and oils", unit: "tsp", cents: 14 },
  vinegar: { name: "White or cider vinegar", aisle: "Spices and oils", unit: "tbsp", cents: 4 },
  cinnamon: { name: "Cinnamon", aisle: "Spices and oils", unit: "tsp", cents: 8 },
  cumin: { name: "Ground cumin", aisle: "Spices and oils", unit: "tsp", cents: 10 },
  chili: { name: "Chili powder", aisle: "Spices and oils", unit: "tsp", cents: 10 },
  paprika: { name: "Paprika", aisle: "Spices and oils", unit: "tsp", cents: 10 },
  curry: { name: "Curry powder", aisle: "Spices and oils", unit: "tsp", cents: 12 },
  turmeric: { name: "Turmeric", aisle: "Spices and oils", unit: "tsp", cents: 10 },
  oregano: { name: "Dried oregano", aisle: "Spices and oils", unit: "tsp", cents: 8 },
  thyme: { name: "Dried thyme", aisle: "Spices and oils", unit: "tsp", cents: 9 },

  bread: { name: "Sandwich bread", aisle: "Bakery", unit: "slice", cents: 13, breaks: ["vegan", "gluten-free"] },
  pita: { name: "Pita", aisle: "Bakery", unit: "each", cents: 50, breaks: ["gluten-free"] },
  bun: { name: "Burger buns", aisle: "Bakery", unit: "each", cents: 42, breaks: ["vegan", "gluten-free"] },
  bagel: { name: "Bagels", aisle: "Bakery", unit: "each", cents: 75, breaks: ["gluten-free"] },
  "corn-tortilla": { name: "Corn tortillas", aisle: "Bakery", unit: "each", cents: 10 },
  "flour-tortilla": { name: "Flour tortillas, no lard", aisle: "Bakery", unit: "each", cents: 28, breaks: ["gluten-free"] },
} as const satisfies Record<string, Ingredient>;

export type IngredientKey = keyof typeof ingredients;
