import type { Takings } from '#contract/payment-reports.ts';

/** For each currency in which anything was taken: the amount of every step, their sum and the largest of them. */
export const takingsByCurrency = (steps: Takings['steps']) => {
  const currencies = new Set(
    steps.flatMap(({ takings }) => takings.byCurrency.map(({ currency }) => currency)),
  );
  return [...currencies].map((currency) => {
    const amounts = steps.map(
      ({ takings }) => takings.byCurrency.find((sum) => sum.currency === currency)?.amount ?? 0,
    );
    const total = amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
    return { currency, amounts, total, most: Math.max(...amounts) };
  });
};
