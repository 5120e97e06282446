import { useEffect, useRef, useState } from "react";
import { browserStorage } from "#web/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { ClockIcon } from "#web/ui/icons.tsx";
import { Checkbox } from "#web/ui/field.tsx";
import { meditationState, paused, resting, showLeft, started, type Timer } from "./comfort.rules.ts";

const key = "evenday.meditation-sound";
const lines = [
  "Sit or lie so that nothing in you has to hold itself up.",
  "Let the shoulders drop a little.",
  "Hear the farthest sound, then the nearest.",
  "Thoughts may come and go.",
  "Find one place in your body that feels all right.",
  "Stay, as you are, until it ends.",
];

/** Five minutes with start, pause and resume, and one soft tone at the end that can be muted. Needs no network. */
export function MeditationPanel() {
  const [timer, setTimer] = useState<Timer>(resting);
  const [now, setNow] = useState(() => Date.now());
  const [isMuted, setMuted] = useState(() => browserStorage.get(key) === "off");
  const state = meditationState(timer, now);
  const isRunning = state === "running";
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [isRunning]);
  const isDone = state === "done";
  const main = useRef<HTMLButtonElement>(null);
  const bell = useRef<AudioContext>(null);
  useEffect(() => (isRunning ? holdScreenLock() : undefined), [isRunning]);
  // a browser allows only a few of them
  useEffect(() => () => void bell.current?.close(), []);
  useEffect(() => {
    if (isDone && !isMuted && bell.current) ring(bell.current);
    // the mute setting at the end is what counts, not a later one
    // eslint-disable-next-line react/exhaustive-deps
  }, [isDone]);

  /** Sound has to be enabled by a press, or a phone plays nothing five minutes later. */
  const begin = () => {
    bell.current ??= new AudioContext();
    void bell.current.resume();
    go(started);
  };
  const startOver = () => {
    setTimer(resting);
    main.current?.focus();
  };
  const go = (next: (timer: Timer, now: number) => Timer) => {
    const at = Date.now();
    setNow(at);
    setTimer((before) => next(before, at));
  };
  const minute = Math.min(lines.length - 1, Math.floor((300_000 - leftMs(timer, now)) / 50_000));
  return (
    <div className="stack gap-3">
      {state !== "ready" && (
        <>
          <p className="figure" role="timer" aria-label="Time left">
            {showLeft(timer, now)}
          </p>
          <p role="status">{isDone ? "Five minutes are over. Take your time." : isRunning ? lines[minute] : "Paused"}</p>
        </>
      )}
      <div className="row">
        {/* one button for all states, so that it keeps the focus */}
        <Button
          ref={main}
          kind="second"
          icon={state === "ready" ? <ClockIcon small /> : undefined}
          onClick={isRunning ? () => go(paused) : isDone ? startOver : begin}
        >
          {isRunning ? "Pause" : isDone ? "Start over" : state === "paused" ? "Resume" : "Start five minutes"}
        </Button>
        {state === "paused" && (
          <Button kind="quiet" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
      <Checkbox
        label="Soft sound at the end"
        checked={!isMuted}
        onChange={(event) => {
          const isOff = !event.currentTarget.checked;
          setMuted(isOff);
          browserStorage.set(key, isOff ? "off" : "on");
        }}
      />
    </div>
  );
}

const leftMs = (timer: Timer, now: number) =>
  300_000 - Math.min(300_000, timer.startedAt === null ? timer.doneMs : timer.doneMs + now - timer.startedAt);

/** A phone whose screen turns off stops the timer, and the tone with it. */
function holdScreenLock() {
  let isOver = false;
  let release = () => {};
  const save = (lock: WakeLockSentinel) => {
    release = () => void lock.release();
    if (isOver) release();
  };
  // without wake lock, or with a low battery, the timer still runs
  navigator.wakeLock?.request("screen").then(save, () => undefined);
  return () => {
    isOver = true;
    release();
  };
}

/** One low tone, synthesized here: nothing is fetched. */
function ring(sound: AudioContext) {
  const tone = sound.createOscillator();
  const volume = sound.createGain();
  tone.frequency.value = 396;
  volume.gain.setValueAtTime(0.0001, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.12, sound.currentTime + 0.08);
  volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 3.5);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + 3.6);
}
