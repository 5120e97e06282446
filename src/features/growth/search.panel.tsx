import { lazy, Suspense, useDeferredValue, useState } from "react";
import { Skeleton } from "#web/ui/faces.tsx";
import { TextInput } from "#web/ui/field.tsx";

const load = () => import("./found.panel.tsx").then(({ FoundSections }) => ({ default: FoundSections }));
const FoundSections = lazy(load);

/** Looks through all guides. The words of the guides are fetched with the first letter, not before. */
export function SearchPanel() {
  const [typed, setTyped] = useState("");
  const query = useDeferredValue(typed.trim());
  return (
    <search className="stack">
      <TextInput
        label="Search all guides"
        type="search"
        value={typed}
        onFocus={() => void load()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        hint="A word or two: deductible, say no, breaker …"
      />
      {query.length > 1 && (
        <Suspense fallback={<Skeleton says="Fetching the guides" lines={3} />}>
          <FoundSections query={query} />
        </Suspense>
      )}
    </search>
  );
}
