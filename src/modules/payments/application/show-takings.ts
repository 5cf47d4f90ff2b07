import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, firstOfMonth } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PaymentReports } from '../ports/payment-reports.ts';
import type { PaymentFilters, PaymentViews, Takings } from '../ports/payment-views.ts';

type Deps = Readonly<{ views: PaymentViews; clock: Clock }>;
type OwnDeps = Readonly<{ views: PaymentViews; reports: PaymentReports }>;

/** SUCCEEDED ÷ all × 100 with one decimal; 0.0 when there are none (decisions, point 3). */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** The takings of the caller's merchant: of all its payments, or of those that the filters of its list let through. */
export class ShowOwnTakings {
  readonly #deps: OwnDeps;
  constructor(deps: OwnDeps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, filters }: Readonly<{ actor: Actor; filters: PaymentFilters }>): Promise<Takings> {
    const { views, reports } = this.#deps;
    const own = [ownMerchantOf(actor)];
    if (Object.values(filters).every((value) => value === undefined || value === '')) {
      return views.takings(own);
    }
    const { counts, amount } = await reports.summary(own, filters);
    return {
      succeeded: amount.byCurrency,
      succeededInEurMinor: amount.inEurMinor,
      succeededCount: counts.succeeded,
      totalCount: counts.total,
    };
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
