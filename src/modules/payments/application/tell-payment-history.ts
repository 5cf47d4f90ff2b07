import { hasRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { FeeRates } from '../domain/fees.ts';
import type { DisputeRecord, RefundRecord } from '../domain/money-back.ts';
import type { HistoryView, LedgerLineView, PaymentViews } from '../ports/payment-views.ts';
import type { PaymentRecord } from '../domain/payment-record.ts';
import type { Payments } from '../ports/payments.ts';
import type { Tariffs } from '../ports/tariffs.ts';

type Query = Readonly<{ actor: Actor; paymentId: number }>;
type Result = Readonly<{
  events: readonly HistoryView[];
  refunds: readonly RefundRecord[];
  disputes: readonly DisputeRecord[];
  /** Behind the fees: of the price's currency, then of the charge's when it is another. Empty until it has succeeded. */
  tariffs: readonly FeeRates[];
  /** Empty for merchants and accountants: the books of the platform are the back office's. */
  ledger: readonly LedgerLineView[];
}>;
type Deps = Readonly<{
  payments: Payments;
  views: PaymentViews;
  merchants: MerchantDirectory;
  tariffs: Tariffs;
}>;

/** All that happened to a payment, in the order in which it happened. */
export class TellPaymentHistory {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, also when it is somebody else's */
  async execute({ actor, paymentId }: Query): Promise<Result> {
    const { payments, views, merchants } = this.#deps;
    const visible = await views.byId(paymentId, await merchants.visibleTo(actor));
    const payment = visible === null ? null : await payments.get(paymentId);
    if (payment === null) throw new PaymentNotFound();
    const seesLedger = hasRole(actor, 'ADMIN', 'SUPPORT');
    return {
      events: await views.history(paymentId),
      refunds: payment.record.refunds,
      disputes: payment.record.disputes,
      tariffs: await this.#tariffsOf(payment.record),
      ledger: seesLedger ? await views.ledgerLines(paymentId) : [],
    };
  }

  async #tariffsOf({ price, charge, succeededAt }: PaymentRecord): Promise<FeeRates[]> {
    if (succeededAt === null) return [];
    const currencies = [...new Set([price.currency, charge.currency])];
    const rates: FeeRates[] = [];
    // One after the other: a transaction around may have one connection only.
    for (const currency of currencies)
      rates.push(await this.#deps.tariffs.feesOn(businessDateOf(succeededAt), currency));
    return rates;
  }
}
