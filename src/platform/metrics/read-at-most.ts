import type { Gauge } from '#kernel/gauge.ts';

/** The same gauge, cached between two readings that are at least `pauseMs` apart. */
export const readAtMost = (pauseMs: number, gauge: Gauge): Gauge => {
  let last: { at: number; answer: ReturnType<Gauge['read']> } | undefined;
  return {
    ...gauge,
    read: () => {
      const now = performance.now();
      if (last === undefined || now - last.at >= pauseMs) {
        const answer = gauge.read();
        const reading = { at: now, answer };
        last = reading;
        // A failed reading is not cached.
        answer.catch(() => {
          if (last === reading) last = undefined;
        });
      }
      return last.answer;
    },
  };
};
