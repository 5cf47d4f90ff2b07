import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, firstOfMonth } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentViews, Takings } from '../ports/payment-views.ts';

type Deps = Readonly<{ views: PaymentViews; clock: Clock }>;

/** SUCCEEDED ÷ all × 100 with one decimal; 0.0 when there are none (decisions, point 3). */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

export class ShowOwnTakings {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<Takings> {
    return this.#deps.views.takings([ownMerchantOf(actor)]);
  }
}

type Dashboard = Readonly<{
  merchants: { total: number; active: number };
  takings: Takings;
  /** Percent against last month; null when last month took nothing. */
  monthlyGrowth: number | null;
}>;

/** The administrators' figures. */
export class ShowDashboard {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<Dashboard> {
    const { views, clock } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const today = businessDateOf(clock.now());
    const thisMonth = firstOfMonth(today);
    const endOfLast = addDays(thisMonth, -1);
    const current = await views.takings('all', { from: thisMonth, to: today });
    const previous = await views.takings('all', { from: firstOfMonth(endOfLast), to: endOfLast });
    const before = previous.succeededInEurMinor;
    return {
      merchants: await views.countMerchants(),
      takings: await views.takings('all'),
      monthlyGrowth: before === 0 ? null : percentOf(current.succeededInEurMinor - before, before),
    };
  }
}
