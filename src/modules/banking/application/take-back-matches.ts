import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { TakeBackTransfer } from '#modules/invoices/index.ts';
import type { LedgerBookings, TakeBackBankPayment } from '#modules/payments/index.ts';
import type { PayoutArrivals } from '#modules/payouts/index.ts';
import type { ActiveMatch, BankMatches, Undoing } from './bank-matches.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  takeBackTransfer: Pick<TakeBackTransfer, 'ofLine'>;
  takeBackBankPayment: Pick<TakeBackBankPayment, 'execute'>;
  ledger: Pick<LedgerBookings, 'bookTransfer'>;
  arrivals: PayoutArrivals;
  clock: Clock;
}>;
type Command = Readonly<{
  actor: Actor;
  reason: string;
  /** Also payments that a person recorded before the movement was read: the bank has taken the money back. */
  isReversed?: boolean;
}>;

/** Ends matches of movements with what they have booked, in the transaction in progress. */
export class TakeBackMatches {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Takes the payments of a locked movement back. @throws as `TakeBackTransfer.ofLine` and `TakeBackBankPayment` */
  async ofLine(lineId: number, command: Command): Promise<void> {
    const { bankMatches, clock } = this.#deps;
    const matches = await bankMatches.active({ lineId });
    const undoing = { by: nameOf(command.actor), at: clock.now(), reason: command.reason };
    for (const match of matches) {
      // First: who takes the payment back elsewhere finds no match any more.
      await this.undo(match, undoing);
      if (match.isOwn || command.isReversed === true) await this.#takeBack(match, command);
    }
    const invoiceIds = matches.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]));
    if (invoiceIds.length > 0) await bankMatches.unlearn(lineId, invoiceIds);
  }

  /** Ends the match and its booking; what it paid stays. */
  async undo(
    { id: matchId, merchantId, amountMinor, currency, invoicePaymentId }: ActiveMatch,
    undoing: Undoing,
  ): Promise<void> {
    const { bankMatches, ledger } = this.#deps;
    await bankMatches.undo(matchId, undoing);
    if (invoicePaymentId === null || currency !== 'EUR') return;
    const amount = Money.ofMinor(amountMinor, 'EUR');
    await ledger.bookTransfer({ matchId, merchantId, amount, isTakenBack: true }, undoing.at);
  }

  async #takeBack(match: ActiveMatch, { actor, reason }: Command): Promise<void> {
    const { takeBackTransfer, takeBackBankPayment, arrivals } = this.#deps;
    const { merchantId, invoiceId, invoicePaymentId, paymentId, payoutId } = match;
    const of = { actor, merchantId, reason };
    if (invoicePaymentId !== null)
      await takeBackTransfer.ofLine({ ...of, invoiceId: invoiceId!, paymentId: invoicePaymentId });
    if (paymentId !== null) await takeBackBankPayment.execute({ ...of, paymentId });
    if (payoutId !== null) await arrivals.arrived(payoutId, null);
  }
}
