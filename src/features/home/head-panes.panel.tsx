import { Panes } from "#web/ui/scene.tsx";

/** The light behind the head of Home, in both of its layouts. */
export const HeadPanes = () => (
  <Panes
    width={1100}
    height={520}
    d="M560-30L668.1-30 593.3 176.8 485.2 176.8zM681.9-30L790-30 715.2 176.8 607.1 176.8zM475 205L583.1 205 498.1 440 390 440zM596.9 205L705 205 620 440 511.9 440z"
  />
);
