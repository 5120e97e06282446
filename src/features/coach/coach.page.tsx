import "./coach.css";
import { useRef, useState } from "react";
import { CrisisCardPanel } from "#safety/crisis-card.panel.tsx";
import { CrisisButton } from "#safety/crisis-lines.panel.tsx";
import { QuickExit } from "#safety/quick-exit.panel.tsx";
import { PlaceLink } from "#safety/help-link.panel.tsx";
import { classify, classifyWithEncoder, useClassifierAhead, useClassifier } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { toast } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { AgainIcon, NextIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Cup, Teapot } from "#web/ui/still-life.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { sendToCoach } from "./ask.api.ts";
import { useChat } from "./coach.api.ts";
import { prefetchReader, useReader } from "./reader.api.ts";
import { protocol, statusLine } from "./coach.words.content.ts";
import { ChatPanel } from "./chat.panel.tsx";
import { WritePanel } from "./write.panel.tsx";

const beginnings = [
  "How do I bring up money with my partner?",
  "I keep buying things when I am tired.",
  "Help me plan a talk with my manager.",
];

export const prefetch = prefetchReader;

export function CoachPage() {
  const { chat, send, retry, stop, startOver, restore } = useChat({
    classify,
    withEncoder: (written) => classifyWithEncoder({ ...written, by: "coach, sent" }),
    ask: sendToCoach,
  });
  useClassifier();
  const [text, setText, draft] = useDraft("coach.message", "");
  useClassifierAhead(text, "coach, being written"); // separate from the sent messages: neither may replace the other's request
  const [isProtocolOpen, setProtocolOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const reader = useReader();
  const isBusy = chat.state !== "idle";

  const sendNow = async (words: string, numbers: readonly string[]) => {
    draft.clear();
    area.current?.focus({ preventScroll: true }); // Send is replaced by Stop, and would take the focus with it
    if (!(await send(words, numbers))) setText(words);
  };
  const begin = (words: string) => {
    setText(words);
    area.current?.focus();
  };
  const startAgain = () => {
    const saved = chat;
    startOver();
    area.current?.focus({ preventScroll: true }); // its button is disabled now, and would drop the focus
    toast("A new talk.", "The old one is gone from this page.", { act: { name: "Undo", run: () => restore(saved) } });
  };

  return (
    <>
      <PageHeader
        className="coach-header"
        title="AI Life Coach"
        lead="Think out loud. The answers come from a machine, and it says so."
        art={
          <Scene width={400} height={150}>
            <Cup x={60} y={150} scale={1.15} />
            <Teapot x={158} y={150} scale={1.2} />
            <Cup x={318} y={150} scale={1.15} />
          </Scene>
        }
        phoneArt={
          <Scene width={120} height={100}>
            <Cup x={40} y={100} scale={1.1} />
          </Scene>
        }
      >
        <QuickExit hasKey />
      </PageHeader>
      <div className="wrap">
        <div className="grid12 coach-desk">
          <section
            className={chat.safety && chat.safety.level >= 2 ? "sheet chat has-card" : "sheet chat"}
            aria-label="Talk with the coach"
          >
            <div className="chat-head">
              <CrisisButton>I need help now</CrisisButton>
              <Button kind="quiet" icon={<AgainIcon small />} disabled={chat.lines.length < 3} onClick={startAgain}>
                Start over
              </Button>
            </div>
            <CrisisCardPanel found={chat.safety} isFlush />
            <ChatPanel chat={chat} reader={reader} onRetry={() => void retry()} onChoose={(name) => void send(name)} />
            <WritePanel
              text={text}
              setText={setText}
              isBusy={isBusy}
              area={area}
              onSend={(words, numbers) => void sendNow(words, numbers)}
              onStop={() => {
                stop();
                area.current?.focus({ preventScroll: true });
              }}
            />
            <p className="standing caption">{statusLine}</p>
          </section>
          <aside className="coach-beside">
            <div className="stack gap-2">
              <h2>Ways to begin</h2>
              <ul className="coach-question">
                {beginnings.map((words) => (
                  <li key={words}>
                    <button type="button" disabled={isBusy} onClick={() => begin(words)}>
                      {words}
                      <NextIcon small />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
            <div className="stack gap-2">
              <h2>Good to know</h2>
              <p className="muted">
                It can be wrong, and it is not a doctor, lawyer or banker. The note above the talk says who reads what you write.
              </p>
              <p className="muted">Enter sends, Shift+Enter starts a new line. Closing the page ends the talk.</p>
              <p>
                <PlaceLink to="plan">My safety plan</PlaceLink>
              </p>
              <p>
                <button type="button" className="coach-link" onClick={() => setProtocolOpen(true)}>
                  How the coach keeps you safe
                </button>
              </p>
            </div>
          </aside>
        </div>
      </div>
      {isProtocolOpen && (
        <Dialog title={protocol.title} isWide onClose={() => setProtocolOpen(false)}>
          {protocol.parts.map(({ heading, text: words }) => (
            <section key={heading} className="stack gap-1">
              <h3>{heading}</h3>
              <p>{words}</p>
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}
