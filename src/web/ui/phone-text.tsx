import { phoneParts } from "#web/phone.ts";

/** A text in which numbers are links to call, and do not break across lines. */
export const PhoneText = ({ text }: { text: string }) =>
  phoneParts(text).map((part, at) =>
    part.tel ? (
      <a key={at} href={part.tel} className="whitespace-nowrap">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
