import { crisisLines } from "#safety/safety.lines.content.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { AlertIcon, PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import type { SafetyNotice } from "./coach.wire.rules.ts";

const signs = { call: <PhoneIcon />, text: <TextIcon />, emergency: <AlertIcon /> };
/** Which lines come for which trouble, by how they begin; 988 and the text line always. */
const more: Record<string, string> = { abuse: "1-800-799-7233", substance: "1-800-662-4357" };

/** Stands above the talk from the first grave word on, and stays. Written by people; needs no model and no network. */
export function CrisisCard({ safety }: { safety: SafetyNotice }) {
  const isNow = safety.level >= 3 || safety.kinds.some((kind) => kind === "medical" || kind === "danger" || kind === "harm-to-others");
  const wanted = [...(isNow ? ["911"] : []), ...(safety.kinds.includes("abuse") ? [more["abuse"]] : []), "988", "Text HOME", ...(safety.kinds.includes("substance") ? [more["substance"]] : [])];
  const lines = wanted.flatMap((start) => crisisLines.filter(({ says }) => says.startsWith(start ?? " ")));
  return (
    <section className="coach-card" aria-labelledby="coach-card">
      <h2 id="coach-card">{safety.isAboutOther ? "You don't have to help alone." : "You matter more than this talk."}</h2>
      <p>{safety.isAboutOther ? "These people help you to help: free, private, day and night." : "Please speak to a person now. These lines are free and private, and they are there for exactly this."}</p>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.href}>
            <a href={line.href}><span className="disc">{signs[line.by]}</span><span className="no">{line.says}</span><span className="who">{line.who}. {line.what}</span></a>
          </li>
        ))}
      </ul>
      {safety.level >= 3 && <p className="strong">Be with somebody if you can, and move away from anything that could hurt you.</p>}
      <p className="small">
        {!isNow && <>In danger right now: call <a href="tel:911">911</a>. </>}
        Outside the United States: <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">findahelpline.com</a>.
      </p>
      <div className="row">
        <ButtonLink kind="quiet" href="/mental-health">Breathe for a minute</ButtonLink>
        {safety.kinds.includes("abuse") && <a className="btn btn-second" href="https://www.weather.gov" rel="noopener noreferrer">Leave this page quickly</a>}
      </div>
    </section>
  );
}
