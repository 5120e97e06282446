import { useEffect, useMemo, useRef, useState } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDay, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { inSentence } from "#shared/text.ts";
import { feature } from "#web/client.ts";
import { newId } from "#web/ids.ts";
import { send as sendWrite, isLater, useRepeatId, useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { undoable } from "#web/undo.ts";
import { currentMember, useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts } from "#web/toast.ts";
import { fetchAgainIfRunning, queries } from "#web/query.ts";
import { usePending } from "#web/queue-state.ts";
import { fetchApi, send } from "#web/http.ts";
import type { lifestyleContract } from "./lifestyle.contract.ts";
import { withChecks, withToday, type CheckIn, type HabitCard } from "./lifestyle.habits.rules.ts";
import { newWeekWords, type WeekSummary } from "./lifestyle.week.rules.ts";

export const lifestyle = feature<typeof lifestyleContract>("lifestyle");

/** Prefetches before the page renders. */
export const prefetchHabits = () => void queries.prefetchQuery(lifestyle.habits.queryOptions());
export const prefetchMeals = () => void queries.prefetchQuery(lifestyle.meals.queryOptions());

/** The settings and this week's plan with its list. */
export const useMeals = () => useQuery(lifestyle.meals.queryOptions());
export const usePantryChoices = (isWanted: boolean) =>
  useQuery({ ...lifestyle.choices.queryOptions(), enabled: isWanted, staleTime: Infinity, refetchOnWindowFocus: false });
/** The habits, including queued checks. */
export function useHabits() {
  const query = useQuery(lifestyle.habits.queryOptions());
  const today = useToday(useMember().timeZone);
  const waiting = usePending("lifestyle/check");
  const data = useMemo(
    () =>
      query.data &&
      withChecks(
        query.data,
        waiting.map(({ input }) => input as CheckIn),
        today,
      ),
    [query.data, waiting, today],
  );
  return { ...query, data };
}
/** Longest wait for the habits before what follows them is shown, ms. */
const longestWaitMs = 1000;

/** Whether the habits have their final height: what follows them is shown then, so that nothing on the page shifts. */
export function useHabitsSettled(): boolean {
  const { isPending, fetchStatus } = useQuery(lifestyle.habits.queryOptions());
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return !isPending || fetchStatus === "paused" || isLate;
}

export const usePastWeeks = () => useQuery(lifestyle.weeks.queryOptions());
export const useSpots = () => useQuery(lifestyle.spots.queryOptions());
/** The address of the map's tiles, null without a map; fetched only once a location is known. */
export const useTiles = (isWanted = true) =>
  useQuery({ ...lifestyle.map.queryOptions(), enabled: isWanted, staleTime: Infinity, refetchOnWindowFocus: false });
/** Places around a rounded point: fetched only on request, and not cached. */
export const useNearby = () =>
  useMutation({ mutationFn: (requested: Parameters<typeof lifestyle.nearby.call>[0]) => lifestyle.nearby.call(requested) });
/** All features' data of the last seven days. */
export const useWeek = () => useQuery({ queryKey: ["members", "week"], queryFn: () => send<WeekSummary>("/api/members/week") });

export type Board = Awaited<ReturnType<typeof lifestyle.meals.call>>;

let started = 0;
let finished = 0;

/** Changes to plan, pantry, basket and settings. Each returns the whole board, which is shown at once. */
export function useKitchen() {
  const queries = useQueryClient();
  const queryKey = lifestyle.meals.queryKey();
  const show = (board: Board) => queries.setQueryData(queryKey, board);
  const showAnswer = (board: Board) => {
    show(board);
    fetchAgainIfRunning(queryKey);
  };
  const weekAgain = () => void queries.invalidateQueries({ queryKey: ["members"] });

  /**
   * Shows `guess` at once and reverts it when the server refuses. Of several running changes the last one's answer is shown. Returns whether
   * it is saved.
   */
  async function showAndSave(call: Promise<Board>, failed: string, guess?: (board: Board) => Board, again?: () => void): Promise<boolean> {
    const memberId = currentMember()?.id;
    const before = queries.getQueryData(queryKey);
    const mine = ++started;
    if (before && guess) show(guess(before)); // without the revert below, which would remove the guess
    void queries.cancelQueries({ queryKey }, { revert: false });
    try {
      const board = await call;
      if (mine === started) showAnswer(board);
      settleToasts(failed);
      weekAgain();
      return true;
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      if (currentMember()?.id !== memberId) return false; // their plan is not shown to the next member
      if (before && guess && mine === started) show(before);
      // without an answer it may be saved all the same
      void queries.invalidateQueries({ queryKey });
      failureToast(failed, failure, failure.kind === "unavailable" && again ? { name: "Retry", run: again } : undefined, failed);
      return false;
    } finally {
      finished += 1;
      // answers may arrive in another order than the requests: then one more fetch gives the final state
      if (finished === started && mine !== started) void queries.invalidateQueries({ queryKey });
    }
  }

  const basket = (id: string, key: string, isIn: boolean): void =>
    void showAndSave(
      lifestyle.basket.call({ id, key, isIn }),
      "Could not check this off",
      (board) => withBasket(board, key, isIn),
      () => basket(id, key, isIn),
    );
  return {
    basket,
    choose: (change: Parameters<typeof lifestyle.choose.call>[0]) =>
      showAndSave(lifestyle.choose.call(change), "Error saving", (board) => ({ ...board, settings: { ...board.settings, ...change } })),
    stock: (key: string, isThere: boolean) =>
      showAndSave(lifestyle.stock.call({ key, isThere }), "Error saving", (board) => withPantry(board, key, isThere)),
    swap: (where: Parameters<typeof lifestyle.swap.call>[0]) => showAndSave(lifestyle.swap.call(where), "Could not swap this meal"),
    reopen: async (id: string) => {
      showAnswer(await lifestyle.reopen.call({ id }));
      weekAgain();
    },
    showAnswer,
    weekAgain,
  };
}

/** Saves the weekly budget while the page is closed or reloaded: the browser finishes the request. */
export const saveBudgetOnExit = (dollars: number) =>
  void fetchApi("/api/rpc/lifestyle/choose", {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ json: { dollars } }),
  }).catch(() => undefined); // nobody is there to see a failure

/** Generates another plan; the toast can restore the former one. */
export function useGenerate() {
  const queries = useQueryClient();
  const { showAnswer, reopen, weekAgain } = useKitchen();
  type Sent = { id: string; dollars: number; before: string | undefined };
  const ids = useRepeatId();
  const saving = useSave(({ id, dollars, before }: Sent) => lifestyle.generate.call({ id, dollars }).then((board) => ({ board, before })), {
    failed: "Error creating the meal plan",
    onDone: ({ board, before }) => {
      ids.answered();
      showAnswer(board);
      weekAgain();
      if (before) undoable("Another plan is ready.", () => reopen(before));
    },
  });
  /** Without an answer there may be a plan all the same: pressed again with the same options it is not generated twice. */
  function generate(dollars: number) {
    const { plan, settings } = queries.getQueryData(lifestyle.meals.queryKey()) ?? {};
    const id = ids.idFor(JSON.stringify({ ...settings, dollars }), (one) => one === plan?.id);
    return saving.run({ id, dollars, before: plan?.id });
  }
  return { generate, isBusy: saving.isBusy, problem: saving.problem };
}

/** Checks a habit off for a day, at once, today's with its streak; the server's streak follows. */
export function useCheck() {
  const queries = useQueryClient();
  const queryKey = lifestyle.habits.queryKey();
  const put = (card: HabitCard) => queries.setQueryData(queryKey, (list) => list?.map((one) => (one.id === card.id ? card : one)));

  async function check(habit: HabitCard, day: Day, isDone: boolean, today: Day): Promise<void> {
    const source = `check ${habit.id} ${day}`;
    void queries.cancelQueries({ queryKey }, { revert: false });
    const days = isDone ? [...new Set([...habit.days, day])].toSorted() : habit.days.filter((one) => one !== day);
    put({ ...habit, days, ...(day === today && { isChecked: isDone, streak: withToday(habit, today, isDone) }) });
    try {
      const input: CheckIn = { id: habit.id, day, isDone };
      const answer = await sendWrite<HabitCard>({
        call: "lifestyle/check",
        input,
        about: `${habit.id} ${day}`,
        description: `${inSentence(habit.name)}, ${formatDay(day)}: ${isDone ? "checked" : "unchecked"}`,
        undo: { call: "lifestyle/check", input: { ...input, isDone: !isDone } },
      });
      if (isLater(answer)) return;
      put(answer);
      fetchAgainIfRunning(queryKey);
      settleToasts(source);
      void queries.invalidateQueries({ queryKey: ["members"] });
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      put(habit);
      failureToast("Could not check this off", failure, { name: "Retry", run: () => void check(habit, day, isDone, today) }, source);
    }
  }
  return check;
}

/** 'Start New Week': clears the meals and unchecks the habits, with Undo in the toast. */
export function useNewWeek() {
  const queries = useQueryClient();
  const today = useToday(useMember().timeZone);
  const unanswered = useRef<{ id: string; on: Day; planId: string | undefined }>(undefined);
  const again = () => Promise.all([lifestyle.key(), ["members"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const saving = useSave(lifestyle.startWeek.call, {
    failed: "Could not start a new week",
    onDone: ({ id }) => {
      unanswered.current = undefined;
      void again();
      undoable(
        "New week started",
        async () => {
          await untilGone(lifestyle.undoWeek.call)({ id });
          await again();
        },
        { words: newWeekWords.done },
      );
    },
  });
  /** Without an answer the week may have ended all the same: pressed again that day it does not end twice, unless there is another plan. */
  async function start() {
    const planId = queries.getQueryData(lifestyle.meals.queryKey())?.plan?.id;
    const last = unanswered.current;
    const { id } = (unanswered.current =
      last?.on === today && (!planId || planId === last.planId) ? last : { id: newId(), on: today, planId });
    if (!(await saving.run({ id }))) void again();
  }
  return { start, isBusy: saving.isBusy };
}

/** Takes 'Start New Week' back, once its toast has gone. */
export const useUndoWeek = () =>
  useSave(untilGone(lifestyle.undoWeek.call), {
    failed: "Could not bring the week back",
    done: { title: newWeekWords.undone },
    refresh: [lifestyle.key(), ["members"]],
  });

function withPantry(board: Board, key: string, isThere: boolean): Board {
  const others = board.settings.pantry.filter((one) => one !== key);
  return { ...board, settings: { ...board.settings, pantry: isThere ? [...others, key] : others } };
}

function withBasket(board: Board, key: string, isIn: boolean): Board {
  if (!board.plan) return board;
  const aisles = board.plan.list.aisles.map((aisle) => ({
    ...aisle,
    items: aisle.items.map((one) => (one.key === key ? { ...one, isIn } : one)),
  }));
  return { ...board, plan: { ...board.plan, list: { ...board.plan.list, aisles } } };
}
