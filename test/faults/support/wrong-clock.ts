const preload = new URL('./shifted-clock.ts', import.meta.url).href;

/** Variables of a process whose clock is off by so many milliseconds. */
export const clockOffBy = (shiftMs: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${preload}`,
  CLOCK_SHIFT_MS: String(shiftMs),
});

/** Variables of a process that starts at the given instant. */
export const clockAt = (instant: string): NodeJS.ProcessEnv =>
  clockOffBy(new Date(instant).getTime() - Date.now());
