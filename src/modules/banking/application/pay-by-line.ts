import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Currency } from '#kernel/currency.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { Money } from '#kernel/money.ts';
import type { RecordTransfer } from '#modules/invoices/index.ts';
import type { LedgerBookings, ReceiveTransfer } from '#modules/payments/index.ts';
import type { PayoutArrivals } from '#modules/payouts/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import type { PayoutCandidate, RecordedTransfer } from '../domain/candidates.ts';
import type { MatchReason } from '../domain/match-reason.ts';
import type { SuggestedInvoice } from '../domain/suggestion.ts';
import type { BankMatches, LockedLine, NewMatch } from './bank-matches.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  recordTransfer: Pick<RecordTransfer, 'ofLine'>;
  receiveTransfer: Pick<ReceiveTransfer, 'execute'>;
  ledger: Pick<LedgerBookings, 'bookTransfer'>;
  arrivals: PayoutArrivals;
  events: Events;
  clock: Clock;
  audit: BankAuditLog;
}>;
/** Who says what the movement paid, and why. */
type By = Readonly<{ actor: Actor; reasons: readonly MatchReason[] }>;

/** Whether the account of the payer is sure: a person said so, or the payer named the document with all its signs. */
const isConfirmed = ({ actor, reasons }: By): boolean =>
  actor.kind !== 'system' || reasons.includes('NUMBER') || reasons.includes('REFERENCE');

/**
 * Books what a locked movement paid, in the transaction in progress: the payments of documents and promised transfers, the
 * match with its booking, and the state of the movement. Lock order: movement, then what the payments lock.
 */
export class PayByLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws as `RecordTransfer.ofLine` */
  async invoices(line: LockedLine, invoices: readonly SuggestedInvoice[], by: By): Promise<void> {
    const { recordTransfer } = this.#deps;
    const { merchantId, bookedOn, currency } = line;
    // Two movements that pay the same documents lock them in one order.
    const ordered = invoices.toSorted((one, other) => one.invoiceId - other.invoiceId);
    for (const [place, { invoiceId, amountMinor }] of ordered.entries()) {
      const invoicePaymentId = await recordTransfer.ofLine({
        actor: by.actor,
        merchantId,
        invoiceId,
        amount: Money.ofMinor(amountMinor, currency as Currency).toDecimal(),
        paidOn: bookedOn,
        note: null,
        requestKey: this.#keyOf(line, place),
        bankLineId: line.id,
      });
      await this.#addTransfer(line, { invoiceId, invoicePaymentId, amountMinor }, by);
    }
    await this.#finish(
      line,
      by,
      ordered.map(({ invoiceId }) => invoiceId),
    );
  }

  /** @throws as `ReceiveTransfer` @returns the payment */
  async promise(line: LockedLine, reference: string, by: By): Promise<number> {
    const { receiveTransfer, bankMatches } = this.#deps;
    const { merchantId, bookedOn, amountMinor } = line;
    const { paymentId, used } = await receiveTransfer.execute({
      actor: by.actor,
      merchantId,
      reference,
      amount: Money.ofMinor(amountMinor, 'EUR'),
      receivedOn: bookedOn,
      bankLineId: line.id,
      requestKey: this.#keyOf(line, 0),
    });
    const invoiceId = await bankMatches.documentOf(paymentId);
    await this.#add(line, { invoiceId, paymentId, amountMinor: Number(used.minor) }, by);
    await this.#finish(line, by, invoiceId === null ? [] : [invoiceId]);
    return paymentId;
  }

  /** The movement of transfers that a person recorded before: nothing is paid again. */
  async recorded(line: LockedLine, recorded: readonly RecordedTransfer[], by: By): Promise<void> {
    const documents: number[] = [];
    for (const { of, amountMinor } of recorded) {
      if ('invoiceId' in of) {
        await this.#addTransfer(line, { ...of, amountMinor }, by);
        documents.push(of.invoiceId);
      } else {
        const invoiceId = await this.#deps.bankMatches.documentOf(of.paymentId);
        await this.#add(line, { invoiceId, paymentId: of.paymentId, amountMinor }, by);
        if (invoiceId !== null) documents.push(invoiceId);
      }
    }
    await this.#finish(line, by, documents);
  }

  /** The movement is a payout of the card provider that has arrived. */
  async payout(line: LockedLine, { payoutId }: PayoutCandidate, by: By): Promise<void> {
    await this.#deps.arrivals.arrived(payoutId, line.bookedOn);
    await this.#add(line, { payoutId, amountMinor: line.amountMinor }, by);
    await this.#finish(line, by, []);
  }

  /** A movement that was matched, undone and matched again pays again. */
  #keyOf({ id, matches }: LockedLine, place: number): string {
    return `bank-line:${id}:${matches + place + 1}`;
  }

  /** A payment of a document without a promise; in the ledger where it is in euro. */
  async #addTransfer(
    line: LockedLine,
    paid: Readonly<{ invoiceId: number; invoicePaymentId: number; amountMinor: number }>,
    by: By,
  ): Promise<void> {
    const { ledger, clock } = this.#deps;
    const { merchantId } = line;
    const matchId = await this.#add(line, paid, by);
    if (line.currency !== 'EUR') return;
    const amount = Money.ofMinor(paid.amountMinor, 'EUR');
    await ledger.bookTransfer({ matchId, merchantId, amount, isTakenBack: false }, clock.now());
  }

  #add(
    { id: lineId, merchantId }: LockedLine,
    paid: Partial<NewMatch> & Pick<NewMatch, 'amountMinor'>,
    { actor, reasons }: By,
  ): Promise<number> {
    const nothing = { invoiceId: null, invoicePaymentId: null, paymentId: null, payoutId: null };
    const about = {
      lineId,
      merchantId,
      reasons,
      matchedBy: nameOf(actor),
      matchedAt: this.#deps.clock.now(),
    };
    return this.#deps.bankMatches.add({ ...nothing, ...about, ...paid });
  }

  async #finish(line: LockedLine, by: By, invoiceIds: readonly number[]): Promise<void> {
    const { bankMatches, audit, events } = this.#deps;
    const { id, merchantId, amountMinor } = line;
    await bankMatches.save([{ id, state: 'MATCHED' }]);
    if (isConfirmed(by) && invoiceIds.length > 0) await bankMatches.learn(line, invoiceIds, nameOf(by.actor));
    await audit.record({
      actor: by.actor,
      action: 'bank-line.matched',
      subject: { type: 'bank-line', id },
      data: { merchantId, amountMinor, invoiceIds },
    });
    await events.publish(MerchantFactHappened, { type: 'bank-line.matched', merchantId, subjectId: id });
  }
}
