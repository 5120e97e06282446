import { useEffect, useRef, useState } from "react";
import { daysInMonth } from "#shared/dates.ts";
import { saveFile } from "#web/save-file.ts";
import { problemToast, settleToasts } from "#web/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { useMoodDays } from "#journal/mood.api.ts";
import { brokenLines, pictureOf, type Picture, type PictureChoice, type PictureOf } from "./recap-picture.rules.ts";

const [width, height, edge] = [1080, 1350, 96];

/** The month as an image to share or download, drawn in this browser. What it may contain is chosen each time and not stored. */
export function RecapPicture({ of, goodThing }: { of: Omit<PictureOf, "moods" | "goodThing">; goodThing: string }) {
  const [choice, setChoice] = useState<PictureChoice>({ hasAmounts: false, hasMood: false, hasGoodThing: false });
  const { data } = useMoodDays({ from: `${of.month}-01`, to: `${of.month}-${daysInMonth(of.month)}` });
  const moods = (data?.days ?? []).flatMap(({ mood }) => (mood === null ? [] : [mood]));
  const picture = pictureOf({ ...of, moods, goodThing }, choice);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = JSON.stringify(picture);
  useEffect(() => {
    const node = canvas.current;
    const draw = () => node && drawPicture(node, JSON.parse(drawn) as Picture);
    draw();
    void document.fonts?.ready.then(draw);
  }, [drawn]);
  const change = (part: Partial<PictureChoice>) => setChoice({ ...choice, ...part });
  return (
    <section className="stack gap-3 no-print" aria-labelledby="picture-title">
      <h2 id="picture-title" className="text-h3">
        As a picture
      </h2>
      <div className="recap-picture">
        <canvas
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={[picture.title, ...picture.lines].join(". ")}
          data-private={choice.hasAmounts || choice.hasGoodThing || undefined}
        />
        <div className="stack gap-3">
          <p className="small muted">
            It is made on this device. It holds no amounts, no mood and no words of yours unless you choose them.
          </p>
          <Checkbox
            label="With amounts"
            checked={choice.hasAmounts}
            onChange={(event) => change({ hasAmounts: event.currentTarget.checked })}
          />
          {moods.length > 0 && (
            <Checkbox
              label="With my mood"
              checked={choice.hasMood}
              onChange={(event) => change({ hasMood: event.currentTarget.checked })}
            />
          )}
          {goodThing !== "" && (
            <Checkbox
              label="With the one good thing"
              checked={choice.hasGoodThing}
              onChange={(event) => change({ hasGoodThing: event.currentTarget.checked })}
            />
          )}
          <PictureButtons canvas={canvas} name={`evenday-${of.month}.png`} />
        </div>
      </div>
    </section>
  );
}

function PictureButtons({ canvas, name }: { canvas: React.RefObject<HTMLCanvasElement | null>; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const probe = typeof File === "function" ? [new File([], name, { type: "image/png" })] : [];
  const canShare = typeof navigator.canShare === "function" && navigator.canShare({ files: probe });
  const withFile = async (work: (file: File) => Promise<void> | void) => {
    setBusy(true);
    try {
      const blob = await new Promise<Blob | null>((done) => (canvas.current ? canvas.current.toBlob(done, "image/png") : done(null)));
      if (!blob) throw new Error("no picture");
      await work(new File([blob], name, { type: "image/png" }));
      settleToasts("picture");
    } catch (failure) {
      // closing the share sheet is no failure
      if (!(failure instanceof DOMException && failure.name === "AbortError"))
        problemToast("The picture could not be made", "Please try again.", undefined, "picture");
    }
    setBusy(false);
  };
  return (
    <p className="row">
      {canShare && (
        <Button isBusy={isBusy} onClick={() => void withFile((file) => navigator.share({ files: [file] }))}>
          Share the picture
        </Button>
      )}
      <Button isBusy={isBusy} onClick={() => void withFile((file) => saveFile(file, file.name))}>
        Download the picture
      </Button>
    </p>
  );
}

/** In the page's colors and fonts: title, lines, and a sun for every no-spend day. */
function drawPicture(canvas: HTMLCanvasElement, { title, lines, days }: Picture) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { color, fontFamily } = getComputedStyle(canvas);
  const token = (name: string) => colorOf(canvas, `var(--color-${name})`);
  context.fillStyle = token("bg");
  context.fillRect(0, 0, width, height);
  context.textBaseline = "top";
  context.fillStyle = color;
  const heading = getComputedStyle(canvas.closest("section")?.querySelector("h2") ?? canvas).fontFamily;
  context.font = `500 104px ${heading}`;
  context.fillText(title, edge, edge, width - 2 * edge);
  let top = edge + 190;
  context.font = `500 58px ${fontFamily}`;
  for (const line of lines.flatMap((one) => brokenLines(one, 32))) {
    context.fillText(line, edge, top, width - 2 * edge);
    top += 84;
  }
  const [sun, plain] = [token("honey"), token("track")];
  const step = (width - 2 * edge) / 10;
  days.forEach((isFree, at) => {
    context.beginPath();
    context.arc(
      edge + step * ((at % 10) + 0.5),
      height - edge - 130 - step * (3.5 - Math.floor(at / 10)) + step / 2,
      isFree ? 36 : 20,
      0,
      7,
    );
    context.fillStyle = isFree ? sun : plain;
    context.fill();
  });
  context.font = `500 40px ${fontFamily}`;
  context.fillStyle = token("muted");
  context.fillText("Evenday", edge, height - edge - 40);
}

/** A color of the page as computed by the browser: a canvas supports neither variables nor light-dark(). */
function colorOf(canvas: HTMLElement, value: string): string {
  const before = canvas.style.backgroundColor;
  canvas.style.backgroundColor = value;
  const found = getComputedStyle(canvas).backgroundColor;
  canvas.style.backgroundColor = before;
  return found;
}
