import type { ComponentProps, FormEvent } from "react";

/** A form that scripts send, with its own messages in place of the browser's. */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit"> & { onSubmit: (event: FormEvent<HTMLFormElement>) => unknown }) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    />
  );
}
