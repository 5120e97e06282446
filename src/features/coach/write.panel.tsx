import { useState, type KeyboardEvent, type Ref } from "react";
import { isBlank } from "#shared/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { AgainIcon, SendIcon, SquareIcon } from "#web/ui/icons.tsx";
import { useNumbers } from "./numbers.api.ts";

type Writing = {
  text: string;
  setText: (text: string) => void;
  isBusy: boolean;
  area: Ref<HTMLTextAreaElement>;
  onSend: (text: string, numbers: readonly string[]) => void;
  onStop: () => void;
};

/** Three rows: Enter sends, Shift+Enter starts a new line, and the Enter that ends an IME composition never sends. */
export function WritePanel({ text, setText, isBusy, area, onSend, onStop }: Writing) {
  const [withNumbers, setWithNumbers] = useState(false);
  const numbers = useNumbers(withNumbers);
  const canSend = !isBusy && !isBlank(text) && !(withNumbers && numbers.isLoading);
  const send = () => {
    if (!canSend) return;
    onSend(text, withNumbers ? numbers.lines : []);
    setWithNumbers(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // keyCode 229: some browsers end a composition before they report the key
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  return (
    <Form className="write" aria-label="Write to the coach" onSubmit={send}>
      <div>
        <label className="visually-hidden" htmlFor="coach-message">
          Your message
        </label>
        <textarea
          ref={area}
          id="coach-message"
          className="textarea"
          dir="auto"
          rows={3}
          placeholder="What is on your mind?"
          maxLength={8000}
          // read-only and not disabled: a disabled field loses the focus
          readOnly={isBusy}
          aria-disabled={isBusy}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isBusy ? (
        <div className="write-acts">
          <Button icon={<SquareIcon small />} onClick={onStop}>
            Stop
          </Button>
          <Button kind="primary" type="submit" icon={<SendIcon small />} disabled>
            Send
          </Button>
        </div>
      ) : (
        <Button kind="primary" type="submit" icon={<SendIcon small />} disabled={!canSend}>
          Send
        </Button>
      )}
      <Checkbox
        className="numbers"
        label="Use my numbers"
        checked={withNumbers}
        disabled={isBusy}
        onChange={(event) => setWithNumbers(event.currentTarget.checked)}
      />
      {withNumbers && (
        <div className="numbers-shown small" role="status">
          {numbers.isLoading ? (
            <p>Looking up your numbers…</p>
          ) : numbers.isFailed ? (
            <>
              <p>We could not load your numbers. Without them, only your message is sent.</p>
              <Button kind="quiet" icon={<AgainIcon small />} onClick={numbers.retry}>
                Try again
              </Button>
            </>
          ) : numbers.lines.length === 0 ? (
            <p>There are no numbers to send yet.</p>
          ) : (
            <>
              <p className="strong">This will be sent with your message, and nothing else:</p>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
              <section tabIndex={0} aria-label="Your numbers">
                <ul>
                  {numbers.lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            </>
          )}
        </div>
      )}
    </Form>
  );
}
