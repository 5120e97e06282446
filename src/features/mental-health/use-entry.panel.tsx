import { useCallback, useState, type RefObject } from "react";
import { journal, writePage } from "#journal/journal.api.ts";
import { originOf, refusalOf, type Entry } from "#journal/journal.rules.ts";
import { useDayMood, useSetMood } from "#journal/mood.api.ts";
import { isBlank } from "#shared/text.ts";
import { useSafetyWatch } from "#safety/safety.api.ts";
import { useDraft } from "#web/drafts.ts";
import { useSave } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { sentAs, wordsSince } from "#web/words-since.ts";
import { patternsKey, questionSource } from "./mental-health.api.ts";
import { nextQuestion } from "./questions.rules.ts";

const { failed, saved: savedWords } = originOf("plain");
const firstQuestion = "What asked the most of you today, and what helped, if anything did?";
const untouched = { id: "", sent: "", text: "", mood: 5, isMoodSet: false, moodDay: "" };

/** The draft of today's entry, its mood and question, and saving it. Text stays in this browser until the server has it. */
export function useEntry(area: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft, { isSaved }] = useDraft("mental-health.entry", untouched);
  const [problem, setProblem] = useState<string>();
  /** `own`: a mood that only the saved page has. */
  const [saved, setSaved] = useState<{ entry: Entry; takesFocus: boolean; own: false | Partial<typeof draft> }>();
  const found = useSafetyWatch(draft.text);
  const [question, setQuestion] = useState({ words: firstQuestion, isOfModel: false });
  const [place, setPlace] = useState<string>();
  const [note, setNote] = useState("");
  const today = useToday(useMember().timeZone);
  const dayMood = useDayMood(today);
  const { set: setMood } = useSetMood();
  const [isMoodChanging, setMoodChanging] = useState(false);
  // only while its scale is shown: another day's, or one from before the day's mood was set elsewhere, is not saved
  const isScaleShown = dayMood.value === null || isMoodChanging;
  const moved = isScaleShown && draft.isMoodSet && draft.moodDay === today ? draft.mood : undefined;
  const mood = moved ?? dayMood.value;
  // after a save the form is one line until something is written again
  const isAtRest = saved !== undefined && draft.text === "" && problem === undefined;
  const put = (ofModel: string | null, message = "") => {
    setPlace(undefined);
    setNote(message);
    setQuestion((last) => ({
      words: ofModel ?? nextQuestion({ text: draft.text, mood, last: last.words, random: Math.random() }),
      isOfModel: ofModel !== null,
    }));
  };
  const askNext = async () => {
    // for a heavy entry, as for an empty one, the written questions are used, and nothing leaves the browser
    const source = isBlank(draft.text) || found ? null : (await questionSource()).place;
    if (source === null) put(null);
    else setPlace(source);
  };
  const saving = useSave(writePage, {
    failed,
    done: { title: savedWords.title, words: savedWords.description },
    refresh: [journal.key(), patternsKey, ["members", "today"]],
  });
  const moveMood = useCallback(
    (value: number | undefined) => {
      const isMoodSet = value !== undefined;
      if (!isMoodSet) setMoodChanging(false);
      setDraft((before) => ({ ...before, mood: value ?? untouched.mood, isMoodSet, moodDay: isMoodSet ? today : "" }));
    },
    [setDraft, today],
  );

  const save = async () => {
    const refusal = refusalOf("plain", draft.text);
    if (refusal) {
      setProblem(refusal.description ?? refusal.title);
      area.current?.focus();
      const isMoodSaved = moved === undefined ? dayMood.value !== null : await saveMovedMood(moved);
      return saving.refuse(
        refusal.title,
        isBlank(draft.text) && isMoodSaved ? `${refusal.description} Your mood is saved.` : refusal.description,
      );
    }
    // the id stays with the draft, so that a retry cannot save the entry twice; the server saves text added since
    const sent = sentAs(draft, draft.text);
    setDraft((before) => ({ ...before, ...sent }));
    const page = {
      id: sent.id,
      entryText: draft.text,
      moodRating: mood ?? untouched.mood,
      isMoodSet: mood !== null,
      kind: "plain",
    } as const;
    await saving.run(page, (entry) => {
      const own = moved !== undefined && { mood: moved, isMoodSet: true, moodDay: today };
      setSaved({ entry, takesFocus: area.current?.value === draft.text, own });
      // text written during the save stays, and is an entry of its own; so does a mood that was moved meanwhile
      let isMovedSince = false;
      setDraft((now) => {
        isMovedSince = now.isMoodSet && (now.mood !== draft.mood || !draft.isMoodSet);
        return { ...(isMovedSince ? now : untouched), id: "", sent: "", text: wordsSince(draft.text, now.text) };
      });
      setMoodChanging(isMovedSince);
    });
  };
  const saveMovedMood = (value: number) => setMood(today, value, dayMood, () => moveMood(undefined));

  return {
    text: draft.text,
    /** The mood that was moved here and is not saved yet. */
    moved,
    mood,
    moveMood,
    isMoodChanging,
    setMoodChanging,
    found,
    question,
    /** Where the text would be sent for a question, while the member is asked. */
    place,
    note: [note, isSaved && draft.text ? "Kept in this browser until you save." : ""].filter(Boolean).join(" "),
    putQuestion: put,
    askNext,
    problem,
    saved,
    isAtRest,
    isBusy: saving.isBusy,
    save,
    write: (text: string) => {
      setProblem(undefined);
      setDraft((before) => ({ ...before, text }));
    },
    /** The saved entry is gone; with `words`, these are in the field again, and a mood that only it had is a moved one. */
    forgetSaved: (words?: string) => {
      setSaved(undefined);
      if (words === undefined || !saved) return;
      if (saved.own) setMoodChanging(true);
      setDraft((before) => ({ ...before, ...(!before.isMoodSet && saved.own), text: [words, before.text].filter(Boolean).join("\n\n") }));
      area.current?.focus();
    },
  };
}
