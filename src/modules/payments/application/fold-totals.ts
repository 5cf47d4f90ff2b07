import type { PaymentTotals } from '../ports/payment-totals.ts';

type Deps = Readonly<{ totals: PaymentTotals }>;

/** Keeps the sums of the dashboards short: they are true without it, too, only read from more and more notes. */
export class FoldTotals {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    return this.#deps.totals.fold();
  }
}
