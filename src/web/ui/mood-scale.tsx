type Props = {
  /** 1 to 10. Until a value is chosen it shows 5, dashed, with a text. */
  value: number;
  isTouched: boolean;
  onChange: (value: number) => void;
  label?: string;
  /** The word for a value: "steady". */
  word: (value: number) => string;
  ends?: readonly [string, string];
};

const cells = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const moodClass = (value: number) => `m${Math.ceil(value / 2)}`;

/** Ten numbered cells under the browser's own slider: drag, click a cell, or use the arrow keys. Low is dusk, never red. */
export function MoodScale({ value, isTouched, onChange, label = "Mood, 1 to 10", word, ends = ["1 heavy", "10 light"] }: Props) {
  const choose = (typed: string) => onChange(Number(typed));
  return (
    <div>
      <div className={isTouched ? "mood" : "mood is-untouched"}>
        <ol aria-hidden="true">
          {cells.map((cell) => (
            <li key={cell} className={moodClass(cell)}>
              {cell}
            </li>
          ))}
        </ol>
        <input
          type="range"
          min={1}
          max={10}
          step={1}
          value={value}
          aria-label={label}
          aria-valuetext={isTouched ? `${value}, ${word(value)}` : "not set yet"}
          onChange={(event) => choose(event.currentTarget.value)}
          onPointerUp={(event) => choose(event.currentTarget.value)}
          onKeyUp={(event) => {
            if (event.key === "Enter" || event.key === " ") choose(event.currentTarget.value);
          }}
        />
      </div>
      <div className="mood-ends">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
