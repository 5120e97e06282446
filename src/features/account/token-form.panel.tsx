import { useId, useRef, useState } from "react";
import { isBlank } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox, ProblemLine, Select, TextInput, Options } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordProof } from "./password-proof.panel.tsx";
import { tokens } from "./token.api.ts";
import { tokenLabels } from "./token.content.ts";
import {
  longestTokenName,
  privateFeatures,
  tokenDays,
  tokenFeatures,
  tokenMessages,
  tokenScopes,
  type TokenFeature,
  type TokenScope,
} from "./token.rules.ts";

type Props = { onMade: (answer: { id: string; token: string }) => void; onEnd: () => void };

/** A new token's name, scopes and expiry. Nothing is preselected; private scopes are listed separately. */
export function TokenForm({ onMade, onEnd }: Props) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90);
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<{ name?: string; scopes?: string }>({});
  const groupProblem = useId();
  // the same id until it is saved: a repeated request creates one token
  const id = useRef(newId()).current;
  const adding = useSave(tokens.add.call, { failed: "Could not make the token", refresh: [tokens.key()], onDone: onMade });
  const choose = (scope: TokenScope, isChosen: boolean) => {
    setProblems({});
    setScopes(tokenScopes.filter((one) => (one === scope ? isChosen : scopes.includes(one))));
  };
  const submit = () => {
    const found = {
      ...(isBlank(name) ? { name: tokenMessages.nameMissing } : {}),
      ...(scopes.length === 0 ? { scopes: tokenMessages.noScope } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) void adding.run({ id, name, scopes: [...scopes], days, password });
  };
  return (
    <Form className="stack" aria-label="Make a token" onSubmit={submit}>
      <TextInput
        label="Name"
        required
        autoFocus
        maxLength={longestTokenName}
        hint="After the program that will use it."
        problem={problems.name}
        value={name}
        onChange={(event) => {
          setProblems({});
          setName(event.currentTarget.value);
        }}
      />
      <fieldset>
        <legend className="label">What it may do</legend>
        {tokenFeatures
          .filter((one) => !privateFeatures.includes(one))
          .map((one) => (
            <ScopeRow key={one} feature={one} chosen={scopes} onChoose={choose} />
          ))}
      </fieldset>
      <fieldset aria-describedby={problems.scopes && groupProblem}>
        <legend className="label">Private words</legend>
        <p className="hint">Anyone who has the token can read these. Leave them off unless you are sure.</p>
        {privateFeatures.map((one) => (
          <ScopeRow key={one} feature={one} chosen={scopes} onChoose={choose} />
        ))}
        <ProblemLine id={groupProblem} words={problems.scopes} />
      </fieldset>
      <Select
        label="Works for"
        value={days}
        onChange={(event) => setDays(tokenDays.find((one) => String(one) === event.currentTarget.value) ?? 90)}
      >
        <Options of={tokenDays.map((one) => ({ id: one, name: one === 365 ? "a year" : `${one} days` }))} />
      </Select>
      <PasswordProof
        label="Your password"
        problem={adding.problem?.field === "password" ? adding.problem.message : undefined}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p className="row">
        <Button kind="primary" type="submit" isBusy={adding.isBusy}>
          Make the token
        </Button>
        <Button onClick={onEnd}>Not now</Button>
      </p>
    </Form>
  );
}

type RowProps = { feature: TokenFeature; chosen: readonly TokenScope[]; onChoose: (scope: TokenScope, isChosen: boolean) => void };

function ScopeRow({ feature, chosen, onChoose }: RowProps) {
  return (
    <div className="token-scopes" role="group" aria-label={tokenLabels[feature]}>
      <span>{tokenLabels[feature]}</span>
      {tokenScopes
        .filter((scope) => scope.startsWith(`${feature}:`))
        .map((scope) => (
          <Checkbox
            key={scope}
            label={scope.endsWith(":read") ? "Read" : "Write"}
            checked={chosen.includes(scope)}
            onChange={(event) => onChoose(scope, event.currentTarget.checked)}
          />
        ))}
    </div>
  );
}
