import { GoLink } from "#web/ui/link.tsx";
import { NextIcon } from "#web/ui/icons.tsx";
import type { Step } from "./home.rules.ts";

/** One suggestion, as a link over the whole row. */
export function NextStep({ title, step }: { title: string; step: Pick<Step, "title" | "sentence" | "path"> }) {
  return (
    <>
      <h2 id="next">{title}</h2>
      <div className="next">
        <GoLink href={step.path} aria-describedby="next">
          <span>
            {step.title}
            <small>{step.sentence}</small>
          </span>
          <NextIcon small />
        </GoLink>
      </div>
    </>
  );
}
