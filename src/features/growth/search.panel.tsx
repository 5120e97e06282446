import { useDeferredValue, useState } from "react";
import { Skeleton } from "#web/ui/states.tsx";
import { TextInput } from "#web/ui/field.tsx";
import { part } from "#web/ui/part.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const load = () => retrying(() => import("./results.panel.tsx")).then((file) => file.FoundSections);
const FoundSections = part(load, <Skeleton description="Fetching the guides" lines={3} />);

/** Searches all guides. The text of the guides is fetched with the first character, not before. */
export function SearchPanel() {
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  return (
    <search className="stack">
      <TextInput
        label="Search all guides"
        type="search"
        value={typed}
        onFocus={() => void load().catch(() => undefined)} // fetched again with the first character
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint="A word or two: deductible, say no, breaker …"
      />
      {query.length > 1 && <FoundSections query={query} />}
    </search>
  );
}
