import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Decline, PaymentReports, StepTakings, TakingsStep } from '../ports/payment-reports.ts';

type Query = Readonly<{
  actor: Actor;
  by: TakingsStep;
  from: BusinessDate | undefined;
  to: BusinessDate | undefined;
  merchantId: number | null;
}>;
type Deps = Readonly<{ reports: PaymentReports; merchants: MerchantDirectory; clock: Clock }>;
type Takings = Readonly<{ steps: readonly StepTakings[]; declines: readonly Decline[] }>;

const daysShown = 30;
/** More steps than a picture can show would only cost. */
const daysAtMost: Readonly<Record<TakingsStep, number>> = { day: 400, week: 2_800, month: 12_000 };

/** What was taken over time, and why cards were declined. */
export class ShowTakingsOverTime {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, InvalidFields for days that end before they begin or are too many */
  async execute({ actor, by, merchantId, ...days }: Query): Promise<Takings> {
    const { reports, merchants, clock } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
    const to = days.to ?? businessDateOf(clock.now());
    const from = days.from ?? addDays(to, 1 - daysShown);
    if (isBefore(to, from) || isBefore(from, addDays(to, -daysAtMost[by]))) {
      throw new InvalidFields([{ field: 'from', code: 'fields.format' }]);
    }
    const visible = await merchants.visibleTo(actor);
    const period = { by, from, to, merchantId };
    return {
      steps: await reports.takings(visible, period),
      declines: await reports.declines(visible, period),
    };
  }
}
