import type { Gauge } from '#kernel/gauge.ts';

/** The same gauge, answered from memory between two readings that are at least so far apart. */
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
        // What failed is asked again at once.
        answer.catch(() => {
          if (last === reading) last = undefined;
        });
      }
      return last.answer;
    },
  };
};
