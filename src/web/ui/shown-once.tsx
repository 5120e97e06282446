import { useEffect, useRef, type ReactNode } from "react";
import { copyText } from "#web/copy.ts";
import { Button } from "#web/ui/button.tsx";
import { TextInput } from "#web/ui/field.tsx";

type Props = {
  label: string;
  hint: string;
  value: string;
  /** For the button and the sentences: "token", "secret", "address". */
  noun: string;
  /** The toast once it is copied. */
  done: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** A token, secret or address that the server shows only once: to read and to copy, with focus. */
export function ShownOnce({ label, hint, value, noun, done, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <div className="stack" ref={box}>
      <TextInput label={label} hint={hint} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      <p className="row">
        <Button onClick={() => void copyText(value, done, `Please select the ${noun} and copy it by hand.`)}>Copy the {noun}</Button>
        {children}
      </p>
    </div>
  );
}
