import { useState } from "react";
import { addDays, monthOf } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { queries } from "#web/query.ts";
import { saveFile } from "#web/save-file.ts";
import { useRepeatId } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { failureToast } from "#web/failure-toast.ts";
import { toast } from "#web/toast.ts";
import { useToday } from "#web/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DateInput, TextInput } from "#web/ui/field.tsx";
import { BudgetIcon, DebtIcon, DocumentsIcon, GrowthIcon, MentalHealthIcon, CalendarIcon } from "#web/ui/icons.tsx";
import { documents, useRefresh } from "./documents.api.ts";
import { messages } from "./documents.rules.ts";
import { makePdf } from "./pdf.api.ts";
import { pdfKinds, pdfMessages, pdfNames, type PdfKind } from "./pdf.rules.ts";

const icons = { budget: BudgetIcon, debt: DebtIcon, journal: MentalHealthIcon, interview: GrowthIcon, "weekly-plan": CalendarIcon };

/** 'Make a PDF': from existing data, to download or to store with the documents. */
export function PdfPanel() {
  return (
    <section className="section grid12 no-print" aria-labelledby="make">
      <div className="pdf-status stack">
        <h2 id="make">Make a PDF</h2>
        <p className="muted">From what is already here: for a landlord, a counselor, or the fridge.</p>
      </div>
      <ul className="pdfs">
        {pdfKinds.map((kind) => (
          <PdfRow key={kind} kind={kind} />
        ))}
      </ul>
    </section>
  );
}

const isListed = (id: string) => queries.getQueryData(documents.list.queryKey())?.documents.some((one) => one.id === id) ?? false;

function PdfRow({ kind }: { kind: PdfKind }) {
  const today = useToday(useMember().timeZone);
  const refresh = useRefresh();
  const [month, setMonth] = useState(monthOf(today));
  const [from, setFrom] = useState(addDays(today, -30));
  const [to, setTo] = useState(today);
  const [busy, setBusy] = useState<"get" | "keep">();
  const [problem, setProblem] = useState<string>();
  const ids = useRepeatId();
  const source = `pdf ${kind}`;
  const Icon = icons[kind];
  const { title, description } = pdfNames[kind];

  async function make(how: "get" | "keep") {
    setBusy(how);
    setProblem(undefined);
    const about = { ...(kind === "budget" ? { month } : {}), ...(kind === "journal" ? { from, to } : {}) };
    const keep = how === "keep" ? ids.idFor(JSON.stringify(about), isListed) : undefined;
    try {
      const created = await makePdf(kind, { ...about, keep });
      if (keep) await kept();
      else {
        saveFile(created.blob, created.name);
        toast(messages.downloaded, undefined, { source });
      }
    } catch (failure) {
      // it may be stored although its answer was lost
      if (keep) await refresh();
      if (keep && isListed(keep)) return void (await kept());
      setProblem(failure instanceof Problem ? failure.message : undefined);
      failureToast(pdfMessages.failed, failure, undefined, source);
    } finally {
      setBusy(undefined);
    }
  }
  async function kept() {
    ids.answered();
    toast(pdfMessages.kept, undefined, { source });
    await refresh();
  }
  return (
    <li>
      <Icon />
      <div>
        <b className="strong">{title}</b>
        <small>{description}</small>
      </div>
      {kind === "budget" && (
        <div className="pdf-fields">
          <TextInput label="Month" type="month" value={month} onChange={(event) => setMonth(event.currentTarget.value)} />
        </div>
      )}
      {kind === "journal" && (
        <div className="pdf-fields">
          <DateInput label="From" value={from} max={to} onChange={(event) => setFrom(event.currentTarget.value)} />
          <DateInput label="To" value={to} min={from} onChange={(event) => setTo(event.currentTarget.value)} />
        </div>
      )}
      <div className="pdf-acts">
        <Button
          kind="quiet"
          icon={<DocumentsIcon small />}
          isBusy={busy === "get"}
          isHeld={busy !== undefined}
          aria-label={`Make PDF: ${title}`}
          onClick={() => void make("get")}
        >
          Make PDF
        </Button>
        <Button
          kind="quiet"
          isBusy={busy === "keep"}
          isHeld={busy !== undefined}
          aria-label={`Save to documents: ${title}`}
          onClick={() => void make("keep")}
        >
          Save to documents
        </Button>
      </div>
      {problem && (
        <p className="pdf-fields problem" role="status">
          {problem}
        </p>
      )}
    </li>
  );
}
