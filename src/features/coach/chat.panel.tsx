import { useLayoutEffect, useRef, useState } from "react";
import { journal } from "#journal/journal.api.ts";
import { moodWhenUntouched } from "#journal/journal.rules.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { problemToast, toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { AgainIcon, AlertIcon, CopyIcon, InfoIcon, MentalHealthIcon } from "#web/ui/icons.tsx";
import { LoadedLater, lateComponent } from "#web/ui/late-component.tsx";
import { waitLine } from "./coach.limits.rules.ts";
import { adultsOnlyLine, breakHint, disclosure } from "./coach.words.content.ts";
import type { Line, Chat } from "./coach.talk.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const Markdown = lateComponent(
  () => retrying(() => import("./markdown.panel.tsx")).then((file) => file.Markdown),
  ({ text }) => <p className="said">{text}</p>,
  LoadedLater,
);

type ChatProps = { chat: Chat; reader: readonly string[]; onRetry: () => void; onChoose: (name: string) => void };

/** The chat. Follows new text only while its end is in view; a screen reader announces each answer once, when it is complete. */
export function ChatPanel({ chat, reader, onRetry, onChoose }: ChatProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = chat.lines.findLast((line) => line.kind === "message");
  // an opening longer than the window is shown from its beginning
  const hasBegun = chat.lines.some((line) => line.kind === "message" && line.role === "user");

  useLayoutEffect(() => {
    if (hasBegun && isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [hasBegun, chat.lines, chat.failure, chat.safety]);
  const isWhole = chat.state === "idle" && last?.role === "assistant" && last.id !== "greeting";
  const announcement = isWhole ? `Coach: ${last.content.replace(/[*_#>`]|\]\([^)]*\)|\[/g, "")}` : "";

  const wait = waitLine(chat.failure?.againInSeconds);

  return (
    <>
      <div
        ref={log}
        className="talk"
        role="log"
        aria-live="off"
        aria-label="Messages"
        aria-busy={chat.state !== "idle"}
        {...scrollable}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 48;
        }}
      >
        {chat.lines.map((line) =>
          line.kind === "notice" ? (
            <NoticeLine key={line.id} line={line} reader={line.id === "disclosure" ? reader : []} />
          ) : line.role === "user" ? (
            <OwnMessage key={line.id} line={line} />
          ) : (
            <CoachMessage key={line.id} line={line} isRunning={chat.state !== "idle" && line === last} />
          ),
        )}
        {isWhole && last.choices && last.choices.length > 0 && (
          <div className="row coach-choices" role="group" aria-label="Choose a subject">
            {last.choices.map((name) => (
              <Button key={name} onClick={() => onChoose(name)}>
                {name}
              </Button>
            ))}
          </div>
        )}
        {chat.isCutShort && <p className="small muted">This conversation is long: the coach sees its newest part.</p>}
        {chat.failure && chat.state === "idle" && (
          <div className="coach-saved">
            <div className="banner">
              <AlertIcon />
              <div>
                <b>{chat.failure.words}</b>
                {wait && <p>{wait}</p>}
                {chat.failure.partials.map((part) => (
                  <p key={part}>The first part is kept: “{part}”</p>
                ))}
              </div>
            </div>
            <div className="row">
              <Button icon={<AgainIcon small />} onClick={onRetry}>
                Retry
              </Button>
            </div>
          </div>
        )}
      </div>
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  );
}

// a scrollable area must be reachable by keyboard
const scrollable = { tabIndex: 0 };

type MessageLine = Line & { kind: "message" };

function NoticeLine({ line, reader }: { line: Line & { kind: "notice" }; reader: readonly string[] }) {
  if (line.notice === "disclosure")
    return (
      <>
        <p className="disclosure">{disclosure}</p>
        {reader.map((words) => (
          <p key={words} className="small muted hint-line">
            <InfoIcon small />
            {words}
          </p>
        ))}
      </>
    );
  const words = line.notice === "break" ? breakHint : line.notice === "adults-only" ? adultsOnlyLine : undefined;
  return words ? (
    <p className="small muted hint-line">
      <InfoIcon small />
      {words}
    </p>
  ) : null;
}

const OwnMessage = ({ line }: { line: MessageLine }) => (
  <p className="from-me">
    <span className="visually-hidden">You: </span>
    {line.content}
  </p>
);

function CoachMessage({ line, isRunning }: { line: MessageLine; isRunning: boolean }) {
  const saving = useSave(journal.write.call, {
    failed: "Error saving entry",
    done: { title: "Saved!", words: "The answer is in your journal." },
    refresh: [journal.key()],
  });
  const [entryId] = useState(newId);
  const copy = () =>
    navigator.clipboard.writeText(line.content).then(
      () => toast("Copied.", undefined, { source: "copy" }),
      () => problemToast("Could not copy", "Your browser did not allow it.", undefined, "copy"),
    );
  const save = () =>
    void saving.run({
      id: entryId,
      entryText: `From a talk with the coach:\n\n${line.content}`,
      moodRating: moodWhenUntouched,
      isMoodSet: false,
      kind: "plain",
    });
  if (line.content === "")
    return (
      <div className="from-coach">
        <Leaf />
        <Spinner description="The coach is thinking" />
      </div>
    );
  return (
    <div className="from-coach">
      <Leaf />
      <div>
        <span className="visually-hidden">Coach: </span>
        <Markdown text={line.content} />
        {line.mark && <p className="small muted">{line.mark}</p>}
        {!isRunning && line.id !== "greeting" && (
          <div className="acts">
            <Button kind="quiet" icon={<CopyIcon small />} onClick={() => void copy()}>
              Copy
            </Button>
            <Button kind="quiet" icon={<MentalHealthIcon small />} isBusy={saving.isBusy} onClick={save}>
              Save to journal
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

const Leaf = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path fill="var(--art-leaf-deep)" d="M6 28C6 12 14 5 28 4 28 18 20 28 6 28z" />
    <path d="M4 30C9 20 15 14 22 10" fill="none" stroke="var(--color-surface)" strokeWidth="2" />
  </svg>
);
