import { declineKey } from '../../shared/payments/history-message.ts';
import type { Takings } from '#contract/payments/payment-reports.ts';

type DeclineWord = ReturnType<typeof declineKey>;

/** Declined cards by translated reason; codes with the same text are added up. */
export const declinesByWords = (
  declines: Takings['declines'],
): readonly (readonly [word: DeclineWord, count: number])[] => {
  const counts = new Map<DeclineWord, number>();
  for (const { code, count } of declines) {
    const word = declineKey(code);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
};
