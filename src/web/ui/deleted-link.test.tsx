import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { deletedKey } from "#web/deleted.ts";
import { DeletedLink } from "./deleted-link.tsx";

test.each([
  ["not known", undefined, false],
  ["nothing deleted", 0, false],
  ["something deleted", 2, true],
])("the link to Recently deleted, %s", (_, total, isShown) => {
  const queries = new QueryClient();
  if (total !== undefined) queries.setQueryData(deletedKey("budget"), total);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DeletedLink feature="budget" />
    </QueryClientProvider>,
  );
  expect(markup.includes("Deleted something?")).toBe(isShown);
});
