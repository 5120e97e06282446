import { useId, useRef, useState } from "react";
import { isBlank } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, ProblemLine, TextInput } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordProof } from "./password-proof.panel.tsx";
import { webhooks } from "./webhook.api.ts";
import { webhookLabels } from "./webhook.content.ts";
import { longestWebhookAddress, webhookEvents, webhookMessages, type WebhookEventName } from "./webhook.rules.ts";

type Props = { onMade: (answer: { id: string; secret: string }) => void; onEnd: () => void };

/** The address and events of a new webhook. Nothing is preselected. */
export function WebhookForm({ onMade, onEnd }: Props) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEventName[]>([]);
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<{ url?: string; events?: string }>({});
  const groupProblem = useId();
  // the same id until it is saved: a repeated request creates one webhook
  const id = useRef(newId()).current;
  const adding = useSave(webhooks.add.call, { failed: "Could not add the webhook", refresh: [webhooks.key()], onDone: onMade });
  const problemOf = (field: string) => (adding.problem?.field === field ? adding.problem.message : undefined);
  const choose = (event: WebhookEventName, isChosen: boolean) => {
    setProblems({});
    setEvents(webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))));
  };
  const submit = () => {
    const found = {
      ...(isBlank(url) ? { url: webhookMessages.address } : {}),
      ...(events.length === 0 ? { events: webhookMessages.noEvent } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) void adding.run({ id, url, events: [...events], password });
  };
  return (
    <Form className="stack" aria-label="Add a webhook" onSubmit={submit}>
      <TextInput
        label="Address"
        required
        autoFocus
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={longestWebhookAddress}
        hint="Of your own server, starting with https://."
        problem={problems.url ?? problemOf("url")}
        value={url}
        onChange={(event) => {
          setProblems({});
          setUrl(event.currentTarget.value);
        }}
      />
      <fieldset aria-describedby={problems.events && groupProblem}>
        <legend className="label">What is sent</legend>
        {webhookEvents.map((one) => (
          <Checkbox
            key={one}
            label={webhookLabels[one]}
            checked={events.includes(one)}
            onChange={(event) => choose(one, event.currentTarget.checked)}
          />
        ))}
        <ProblemLine id={groupProblem} words={problems.events} />
      </fieldset>
      <PasswordProof
        label="Your password"
        problem={problemOf("password")}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p className="row">
        <Button kind="primary" type="submit" isBusy={adding.isBusy}>
          Add the webhook
        </Button>
        <Button onClick={onEnd}>Not now</Button>
      </p>
    </Form>
  );
}
