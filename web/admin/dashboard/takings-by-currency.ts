import type { Takings } from '#contract/payment-reports.ts';

/** Sums of takings over all steps: in euro, and by currency. */
export const sumOfTakings = (steps: Takings['steps']) => {
  const cents = (amount: number): number => Math.round(amount * 100);
  const byCurrency = new Map<string, number>();
  for (const { takings } of steps) {
    for (const { currency, amount } of takings.byCurrency) {
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + cents(amount));
    }
  }
  return {
    euro: steps.reduce((sum, { takings }) => sum + cents(takings.amount), 0) / 100,
    byCurrency: [...byCurrency].map(([currency, sum]) => ({ currency, amount: sum / 100 })),
  };
};
