/** As in `src/kernel/shown-text.ts`, which the landing page and the pay page do not load; a test compares the two. */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const turning = /[\u202A-\u202E\u2066\u2067]|(?![\n\r\t])\p{Cc}/gu;
const isolate = /\u2068[^\u2068\u2069]*\u2069/g;

const outsideIsolates = (text: string): string => {
  const rest = text.replace(isolate, '');
  return rest === text ? rest : outsideIsolates(rest);
};

/** A text of others for the inside of a message of ours, which it cannot turn around: U+2068 and U+2069 about it. */
export const isolated = (text: string): string => {
  const still = text.replace(turning, '');
  const outside = outsideIsolates(still);
  const whole = /[\u2068\u2069]/.test(outside) ? still.replace(/[\u2068\u2069]/g, '') : still;
  return rightToLeft.test(whole === still ? outside : whole) ? `\u2068${whole}\u2069` : whole;
};
