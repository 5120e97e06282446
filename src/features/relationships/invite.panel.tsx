import { Button } from "#web/ui/button.tsx";
import { PhoneIcon } from "#web/ui/icons.tsx";

/** The text beside the empty form: what will happen, and an example to look at first. */
export function InvitePanel({ onExample }: { onExample: () => void }) {
  return (
    <section className="notes lg:col-span-5" aria-label="What happens here">
      <p className="ask is-first">Write it as it was. We underline, you decide.</p>
      <p className="muted">
        Phrases that people who work with couples know are marked in your own words: some to look at twice, some worth keeping. There is no
        score and no verdict, and the reading happens in this browser.
      </p>
      <div>
        <Button onClick={onExample}>Show me an example</Button>
      </div>
    </section>
  );
}

export const AbuseLine = () => (
  <p className="call">
    <PhoneIcon small />
    <span>
      Afraid of how someone might react? <a href="tel:18007997233">1-800-799-7233</a>, day and night.
    </span>
  </p>
);
