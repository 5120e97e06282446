import { useState } from "react";
import { copyText } from "#web/copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { CopyIcon, ShareIcon } from "#web/ui/icons.tsx";
import { pollMessage } from "./relationships.decide.rules.ts";

/** The text for friends, to edit and send oneself. The entry is saved already; no one has been contacted. */
export function PollPanel({ text, onClose }: { text: string; onClose: () => void }) {
  const [message, setMessage] = useState(() => pollMessage(text));
  const canShare = typeof navigator.share === "function";

  const copy = async () => {
    const failed = "Please select the words and copy them by hand.";
    if (await copyText(message, "Nobody has been contacted. Paste it where you like.", failed)) onClose();
  };
  const share = async () => {
    try {
      await navigator.share({ text: message });
      onClose();
    } catch (failure) {
      // closing the share sheet is an answer too; the text stays
      if (!(failure instanceof DOMException && failure.name === "AbortError")) await copy();
    }
  };

  return (
    <Dialog
      title="Poll Contacts"
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>Not now</Button>
          {canShare && (
            <Button kind="quiet" icon={<CopyIcon small />} onClick={() => void copy()}>
              Copy
            </Button>
          )}
          <Button
            kind="primary"
            icon={canShare ? <ShareIcon small /> : <CopyIcon small />}
            disabled={message.trim() === ""}
            onClick={() => void (canShare ? share() : copy())}
          >
            {canShare ? "Share the text" : "Copy the text"}
          </Button>
        </>
      }
    >
      <TextArea
        label="Your message"
        rows={4}
        value={message}
        hint="Your question is saved. Nobody has been contacted; you choose who gets this."
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </Dialog>
  );
}
