import type { Takings } from '#contract/payments/payment-reports.ts';
import { fromMinor, sumOf, toMinor } from '../../shared/money.ts';

/** Sums of takings over all steps: in euro, and by currency. */
export const sumOfTakings = (steps: Takings['steps']) => {
  const byCurrency = new Map<string, number>();
  for (const { takings } of steps) {
    for (const { currency, amount } of takings.byCurrency) {
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + toMinor(amount));
    }
  }
  return {
    euro: sumOf(steps.map(({ takings }) => takings.amount)),
    byCurrency: [...byCurrency].map(([currency, sum]) => ({ currency, amount: fromMinor(sum) })),
  };
};
