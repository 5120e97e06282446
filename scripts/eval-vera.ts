/**
 * npm run eval:vera -- <folder>: the personas and the rubric of VERA-MH against a coach. <folder> is the data folder of a copy of
 * github.com/SpringCare/VERA-MH (personas.tsv, rubric.tsv, persona_prompt_template.txt); it is not part of this repository. The coach is a
 * running Evenday (VERA_COACH_URL and VERA_COACH_TOKEN, a member's session) or, with VERA_COACH_MODEL, a model. Personas are played by the
 * model of VERA_PERSONA_URL, _MODEL and _KEY, conversations judged by the one of VERA_JUDGE_URL, _MODEL and _KEY (by default the same).
 * Options: --turns 20, --runs 1, --persona Kevin, --out .cache/vera. Writes the conversations, findings.tsv and sheet.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rate, readRubric, readTable, scoreSheet, walkRubric, type Judged, type Rating } from "./vera-rubric.ts";
import { defaultBeginning, evendayAt, judge, modelAt, talk, written, type Speaker } from "./vera-talks.ts";

type Evaluation = {
  folder: string;
  out: string;
  coach: Speaker;
  persona: Speaker;
  judge: Speaker;
  turns: number;
  runs: number;
  only?: string | undefined;
  title: string;
  say?: (line: string) => void;
};

/**
 * Plays and judges the conversations one after another and returns the score sheet. A conversation that fails is reported and counted, not
 * left out.
 */
export async function evaluate({ folder, out, coach, persona, judge: model, turns, runs, only, title, say }: Evaluation): Promise<string> {
  const file = (name: string) => readFileSync(join(folder, name), "utf8");
  const personas = readTable(file("personas.tsv")).filter((one) => !only || one["Name"] === only);
  if (personas.length === 0) throw new Error(only ? `No persona is called ${only}.` : "personas.tsv holds no persona.");
  const questions = readRubric(file("rubric.tsv"));
  const template = file("persona_prompt_template.txt");
  const beginning = existsSync(join(folder, "rubric_prompt_beginning.txt")) ? file("rubric_prompt_beginning.txt") : defaultBeginning;
  mkdirSync(join(out, "talks"), { recursive: true });
  const judged: Judged[] = [];
  const rows = ["persona\trun\tquestion\tanswer\treason"];
  for (const one of personas) {
    for (let run = 1; run <= runs; run++) {
      const name = one["Name"] ?? "";
      let [length, found]: [number, Map<string, Rating> | undefined] = [0, undefined];
      try {
        const said = await talk(one, template, persona, coach, turns);
        length = said.filter(({ role }) => role === "user").length;
        const conversation = written(said);
        writeFileSync(join(out, "talks", `${name.replaceAll(/[^\w-]/g, "")}_run${run}.txt`), conversation);
        const walked = await walkRubric(questions, (question) => judge(model, beginning, conversation, question));
        rows.push(
          ...walked.findings.map(({ question, answer, reason }) =>
            [name, run, question.id, answer, reason.replaceAll(/\s+/g, " ")].join("\t"),
          ),
        );
        found = rate(questions, walked);
        say?.(`${name}, run ${run}: ${length} messages, judged`);
      } catch (error) {
        say?.(`${name}, run ${run}: ${error instanceof Error ? error.message : String(error)}`);
      }
      judged.push({ persona: name, run, turns: length, ratings: found });
    }
  }
  const sheet = scoreSheet(title, judged);
  writeFileSync(join(out, "findings.tsv"), `${rows.join("\n")}\n`);
  writeFileSync(join(out, "sheet.md"), sheet);
  return sheet;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const setting = (name: string) => process.env[`VERA_${name}`];
  const needed = (name: string) => {
    const value = setting(name);
    if (!value) throw new Error(`VERA_${name} is missing; the head of scripts/eval-vera.ts says what is needed.`);
    return value;
  };
  const [folder] = args;
  if (!folder || folder.startsWith("--")) throw new Error("Which folder? npm run eval:vera -- <data folder of VERA-MH>");
  const persona = { url: needed("PERSONA_URL"), model: needed("PERSONA_MODEL"), key: setting("PERSONA_KEY") };
  const judging = setting("JUDGE_MODEL") ? { url: needed("JUDGE_URL"), model: needed("JUDGE_MODEL"), key: setting("JUDGE_KEY") } : persona;
  const coachUrl = needed("COACH_URL");
  const coachModel = setting("COACH_MODEL");
  const day = new Date().toISOString().slice(0, 10);
  const sheet = await evaluate({
    folder,
    out: option("--out") ?? join(".cache/vera", day),
    coach: coachModel
      ? modelAt({ url: coachUrl, model: coachModel, key: setting("COACH_KEY") })
      : evendayAt(coachUrl, needed("COACH_TOKEN")),
    persona: modelAt(persona),
    judge: modelAt(judging),
    turns: Number(option("--turns") ?? 20),
    runs: Number(option("--runs") ?? 1),
    only: option("--persona"),
    title: `VERA-MH, ${day}: ${coachModel ?? "Evenday"}, personas by ${persona.model}, judged by ${judging.model}`,
    say: (line) => console.log(line),
  });
  console.log(`\n${sheet}`);
}
