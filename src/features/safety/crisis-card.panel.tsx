import "./safety.css";
import { useId } from "react";
import { AlertIcon, PhoneIcon, TextIcon } from "#web/ui/icons.tsx";
import { card } from "./safety.card.content.ts";
import { linesFor, wordsFor, type Found } from "./safety.card.rules.ts";

const signs = { call: <PhoneIcon />, text: <TextIcon />, emergency: <AlertIcon /> };

/** Stands above what is being written once `found` (see useSafetyWatch) says so, and stays. Never in the way of saving. */
export function CrisisCardPanel({ found }: { found: Found | null }) {
  const title = useId();
  if (!found || found.level < 2) return <div role="status" />;
  const words = wordsFor(found);
  return (
    <div role="status">
      <section className="crisis-card" aria-labelledby={title}>
        <h2 id={title}>{words.title}</h2>
        <p>{words.sentence}</p>
        <ul className="lines">
          {linesFor(found).map((line) => (
            <li key={line.href}>
              <a href={line.href}><span className="disc">{signs[line.by]}</span><span className="no">{line.says}</span><span className="who">{line.who}. {line.what}</span></a>
            </li>
          ))}
        </ul>
        {words.together && <p>{words.together}</p>}
        <p className="small">{card.ground}</p>
        <p className="small muted">{card.kept} {card.abroad}: <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">findahelpline.com</a>.</p>
      </section>
    </div>
  );
}
