import { businessDateOf } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { feesOf } from '#kernel/fees.ts';
import type { Money } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { PayableLink } from '#modules/links/index.ts';
import type { FeeSchedules } from '#modules/rates/index.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Booking } from '../domain/ledger.ts';
import type { MismatchDecision } from '../domain/mismatch.ts';
import type { Payment } from '../domain/payment.ts';
import type { By } from '../domain/payment-state.ts';
import type { Schedule } from '../domain/settlement.ts';
import type { CheckoutSnapshot, KeptCardSnapshot } from '../domain/snapshot.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { ForeignDocuments } from '../ports/foreign-documents.ts';
import type { Mandates } from './mandates/mandates.ts';
import type { Payments } from '../ports/payments.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';

type Command = Readonly<{
  payment: Payment;
  attempt: Attempt;
  snapshot: CheckoutSnapshot;
  /** The payment link, which the caller has locked; null: without one. */
  link: Pick<PayableLink, 'isSingle' | 'invoiceId' | 'foreignDocumentId' | 'customerId'> | null;
  by: By;
  /** The decision of an administrator about a mismatch. */
  decision?: MismatchDecision | undefined;
}>;
/** The effects of a settled payment, applied once it is saved. */
export type Effects = Readonly<{
  payment: Payment;
  succeeded: boolean;
  /** The written invoice of the payment's link; null: none. */
  writtenInvoiceId: number | null;
  /** The document of another program of the payment's link; absent or null: none. */
  foreignDocumentId?: number | null;
  /** The movement of a statement that paid a payment by bank; absent: none is known. */
  bankLineId?: number | null;
  bookings: readonly Booking[];
  /** The card that its payer let stay, and for which customer; absent or null: none. */
  keptCard?: Readonly<{ customerId: number; card: KeptCardSnapshot }> | null;
}>;
type Deps = Readonly<{
  payments: Pick<Payments, 'firstSucceededOfLink'>;
  documents: Pick<DocumentsOfPayments, 'hasOpen'>;
  foreignDocuments: Pick<ForeignDocuments, 'hasOpen'>;
  mandates: Pick<Mandates, 'lock'>;
  feeSchedules: FeeSchedules;
  providerSettings: ProviderSettings;
  random: Random;
}>;

/** Only the card of a sale stays: not one whose money goes back. */
const keptCardOf = (
  payment: Payment,
  { keptCard: card = null }: CheckoutSnapshot,
  link: Command['link'],
): NonNullable<Effects['keptCard']> | null => {
  const { cardMaxMinor, duplicateOf, overpaid } = payment.toRecord();
  const customerId = link?.customerId ?? null;
  const isKept = cardMaxMinor !== null && duplicateOf === null && !overpaid;
  return isKept && card !== null && customerId !== null ? { customerId, card } : null;
};

/** Reduces a payment with a snapshot of the provider; the caller has locked link and payment. */
export class ApplySnapshot {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws NoMismatch, MismatchIsDecided, MismatchNotAcceptable when a decision is given */
  async execute(command: Command): Promise<Effects> {
    const { payment, snapshot, link, by, decision } = command;
    let succeeded = await this.#settle(command);
    const decided = decision === undefined ? [] : payment.decideMismatch(decision, by);
    // An accepted amount is no mismatch any more.
    if (decision?.resolution === 'ACCEPT') succeeded = await this.#settle(command);
    if (succeeded && link?.isSingle === true) await this.#refundExcess(payment, link, by);
    if (succeeded) await this.#flagStopped(payment, by);
    const settled = payment.settleRefundsAndDisputes(snapshot, () => this.#deps.random.uuid(), by);
    const { invoiceId: writtenInvoiceId = null, foreignDocumentId = null } = link ?? {};
    const keptCard = succeeded && decision === undefined ? keptCardOf(payment, snapshot, link) : null;
    const bookings = [...decided, ...settled];
    return { payment, succeeded, writtenInvoiceId, foreignDocumentId, bookings, keptCard };
  }

  /** The mandate is locked: who stops it now learns that the charge has succeeded. Lock order: payment, mandate. */
  async #flagStopped(payment: Payment, by: By): Promise<void> {
    const { mandateId } = payment.toRecord();
    if (mandateId === null) return;
    const mandate = await this.#deps.mandates.lock(mandateId);
    if (mandate?.endedBy === 'PAYER') payment.flagChargedAfterStop(by);
  }

  async #settle({ payment, attempt, snapshot, by }: Command): Promise<boolean> {
    const schedule = await this.#schedule(payment, snapshot.paidAt ?? by.now);
    const terms = { schedule, liveMode: this.#deps.providerSettings.isLive };
    return payment.settle(attempt.providerKey, snapshot, terms, by);
  }

  async #schedule(payment: Payment, paidAt: Date): Promise<Schedule> {
    const { feeSchedules } = this.#deps;
    const day = businessDateOf(paidAt);
    const { amount, chargeAmount } = payment.toRecord();
    const ofCharge = await feeSchedules.feesOn(day, chargeAmount.currency);
    const ofAmount =
      amount.currency === chargeAmount.currency ? ofCharge : await feeSchedules.feesOn(day, amount.currency);
    return { fees: feesOf(amount, ofAmount), chargeFees: feesOf(chargeAmount, ofCharge) };
  }

  /** A second success on a SINGLE link (decisions, point 4), or more than its document has open. */
  async #refundExcess(payment: Payment, link: NonNullable<Command['link']>, by: By): Promise<void> {
    const { payments, random } = this.#deps;
    const { paymentLinkId, chargeAmount } = payment.toRecord();
    const duplicateOf = await payments.firstSucceededOfLink(paymentLinkId!);
    const hasOpen = await this.#hasOpen(link, chargeAmount);
    const isOverpaid = hasOpen === false || (hasOpen === true && duplicateOf !== null);
    if (duplicateOf === null && !isOverpaid) return;
    payment.flagExcess({ duplicateOf, isOverpaid }, random.uuid(), by);
  }

  /** Whether the document of the link has the amount open; null: the payment gets a document of its own. */
  async #hasOpen(
    { invoiceId, foreignDocumentId }: NonNullable<Command['link']>,
    amount: Money<ChargeCurrency>,
  ): Promise<boolean | null> {
    const { documents, foreignDocuments } = this.#deps;
    if (invoiceId !== null) return documents.hasOpen(invoiceId, amount);
    return foreignDocumentId === null ? null : foreignDocuments.hasOpen(foreignDocumentId, amount);
  }
}
