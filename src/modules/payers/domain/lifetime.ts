/** A mailed link opens once in this time, and what it opens stays open as long. In milliseconds. */
export const lifetimeMs = 30 * 60_000;

/** @returns when what begins at `at` ends */
export const endOf = (at: Date): Date => new Date(at.getTime() + lifetimeMs);
