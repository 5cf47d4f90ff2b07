import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentFilters } from '../ports/payment-views.ts';
import type { PaymentReports, PaymentSummary } from '../ports/payment-reports.ts';

type Query = Readonly<{ actor: Actor; filters: PaymentFilters }>;
type Deps = Readonly<{ reports: PaymentReports; merchants: MerchantDirectory }>;

/** The figures of the payments that the caller may see and the filters let through. */
export class SummarisePayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, filters }: Query): Promise<PaymentSummary> {
    const { reports, merchants } = this.#deps;
    mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
    return reports.summary(await merchants.visibleTo(actor), filters);
  }
}
