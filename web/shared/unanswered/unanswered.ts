import type { Method } from '#contract/endpoint.ts';

/**
 * SLOW: the first answer is late. UNKNOWN: the connection broke, or a limit has passed; the request is repeated with its
 * key. OFFLINE: as UNKNOWN, and the browser has no connection.
 */
export type Phase = 'SLOW' | 'UNKNOWN' | 'OFFLINE';

/** A writing call that is late. `mayStop`: it has been late for some minutes. */
export type Unanswered = Readonly<{
  id: number;
  method: Method;
  path: string;
  phase: Phase;
  mayStop: boolean;
}>;

/** A wait until the next attempt. True: make it; false: the person has stopped. */
type Wake = (isAgain: boolean) => void;

const slowAfterMs = 4_000;
const mayStopAfterMs = 120_000;
/** The last one repeats. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

let late: readonly Unanswered[] = [];
const listeners = new Set<() => void>();
const waiting = new Map<number, Wake>();
const followed = new Map<number, AbortController>();
let lastId = 0;

const set = (next: readonly Unanswered[]): void => {
  late = next;
  listeners.forEach((listener) => listener());
};

/** The writing calls that are late, the oldest first. */
export const lateCalls = (): readonly Unanswered[] => late;

export const onLateCalls = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes the next attempt of every waiting call at once. */
export const checkNow = (): void => waiting.forEach((wake) => wake(true));

/** Ends the waiting; each call fails with `network.stopped` and keeps its key. */
export const stopWaiting = (): void => {
  for (const { id, phase } of late) if (phase !== 'SLOW') followed.get(id)?.abort();
  waiting.forEach((wake) => wake(false));
};

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Leaving the page then asks first. */
const holdPage = (event: Event): void => event.preventDefault();

const updatePage = (): void => {
  const isUnknown = late.some(({ phase }) => phase !== 'SLOW');
  globalThis.window?.[isUnknown ? 'addEventListener' : 'removeEventListener']('beforeunload', holdPage);
};

const pause = (id: number, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const wake: Wake = (isAgain) => {
      clearTimeout(timer);
      globalThis.window?.removeEventListener('online', onOnline);
      waiting.delete(id);
      resolve(isAgain);
    };
    const onOnline = (): void => wake(true);
    const timer = setTimeout(wake, milliseconds, true);
    waiting.set(id, wake);
    globalThis.window?.addEventListener('online', onOnline);
  });

/**
 * Follows one writing call from its first attempt to its answer.
 * @param isQuiet nothing is shown, and it is given up after three attempts
 */
export const followCall = (method: Method, path: string, isQuiet: boolean) => {
  const id = (lastId += 1);
  const stop = new AbortController();
  followed.set(id, stop);
  const show = (phase: Phase): void => {
    if (isQuiet) return;
    const isNew = late.every((one) => one.id !== id);
    set(
      isNew
        ? [...late, { id, method, path, phase, mayStop: false }]
        : late.map((one) => (one.id === id ? { ...one, phase } : one)),
    );
    updatePage();
  };
  const slow = setTimeout(show, slowAfterMs, 'SLOW');
  let stopTimer: ReturnType<typeof setTimeout> | undefined;
  const offerStop = (): void => set(late.map((one) => (one.id === id ? { ...one, mayStop: true } : one)));
  let attempts = 0;
  return {
    /** Ends the running attempt when the person stops waiting. */
    signal: stop.signal,
    /** The attempt had no answer. @returns whether to make another one, after the pause */
    pause: async (): Promise<boolean> => {
      attempts += 1;
      clearTimeout(slow);
      if (isQuiet && attempts > 2) return false;
      show(isOffline() ? 'OFFLINE' : 'UNKNOWN');
      stopTimer ??= setTimeout(offerStop, mayStopAfterMs);
      if (stop.signal.aborted) return false;
      return pause(id, pausesMs[Math.min(attempts, pausesMs.length) - 1]!);
    },
    end: (): void => {
      clearTimeout(slow);
      clearTimeout(stopTimer);
      followed.delete(id);
      if (late.some((one) => one.id === id)) set(late.filter((one) => one.id !== id));
      updatePage();
    },
  };
};
