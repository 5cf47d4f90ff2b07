import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { isChargeCurrency, type ChargeCurrency } from '#kernel/currency.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { LedgerBookings, SettledMovement } from '#modules/payments/index.ts';
import { payoutFacts } from '../domain/merchant-facts.ts';
import type { PayoutLine } from '../domain/payout-line.ts';
import { isChanged, isReturned, reconcilePayout, settlePayout, type Payout } from '../domain/payout.ts';
import type { PayoutAccount, Payouts } from '../ports/payouts.ts';
import type { PayoutProvider, PayoutSnapshot, ProviderLine } from '../ports/payout-provider.ts';

type Command = Readonly<{ account: PayoutAccount; seen: PayoutSnapshot }>;
type Deps = Readonly<{
  provider: Pick<PayoutProvider, 'lines'>;
  payouts: Payouts;
  ledger: LedgerBookings;
  events: Events;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;
type Line = PayoutLine & Pick<ProviderLine, 'source' | 'currency'>;

/** A failure older than this is history and not mailed. */
const mailedForMs = 14 * 86_400_000;

/** Lines are read until they sum to the payout and name only known payments. */
const needsLines = (stored: Payout | null, seen: PayoutSnapshot): boolean =>
  seen.hasLines && (stored === null || stored.reconciliation !== 'COMPLETE' || stored.unknownLines > 0);

const moneyOf = (minor: number, currency: string): Money<ChargeCurrency> | null =>
  isChargeCurrency(currency) ? Money.ofMinor(minor, currency) : null;

/** The lines that the ledger may have booked otherwise. */
const movementsOf = (lines: readonly Line[], currency: string): SettledMovement[] =>
  lines.flatMap(({ paymentId, kind, transactionId, grossMinor, feeMinor, platformFeeMinor, source }) => {
    const gross = moneyOf(grossMinor, currency);
    if (paymentId === null || gross === null) return [];
    return {
      transactionId,
      paymentId,
      isCharge: kind === 'CHARGE',
      gross,
      providerFee: Money.ofMinor(feeMinor, gross.currency),
      platformFee: Money.ofMinor(platformFeeMinor, gross.currency),
      source: source === null ? null : moneyOf(source.minor, source.currency),
    };
  });

/**
 * Stores what the provider says of a payout: its status, its lines once they are complete, and its bookings. Repeating it
 * changes nothing.
 */
export class ImportPayout {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns calls to the provider. @throws ProviderAway, ProviderRefused */
  async execute({ account, seen }: Command): Promise<number> {
    const { payouts, work } = this.#deps;
    const stored = await payouts.get(seen.providerPayoutId);
    const read = needsLines(stored, seen) ? await this.#readLines(account, seen) : null;
    await work.transact(() => this.#settle(account, seen, read));
    return read === null ? 0 : Math.max(1, Math.ceil(read.length / 100));
  }

  /** The lines with the payments of this merchant that they are about. */
  async #readLines(
    { accountId, merchantId }: PayoutAccount,
    { providerPayoutId }: PayoutSnapshot,
  ): Promise<Line[]> {
    const { provider, ledger } = this.#deps;
    const lines = await provider.lines(accountId, providerPayoutId);
    const intentIds = [...new Set(lines.flatMap(({ intentId }) => intentId ?? []))];
    const known = await ledger.paymentsOf(merchantId, intentIds);
    const payments = new Map(known.map(({ intentId, paymentId }) => [intentId, paymentId]));
    return lines.map(({ intentId, ...line }) => ({
      ...line,
      paymentId: payments.get(intentId ?? '') ?? null,
    }));
  }

  async #settle(account: PayoutAccount, seen: PayoutSnapshot, lines: readonly Line[] | null): Promise<void> {
    const { payouts, ledger, clock } = this.#deps;
    const now = clock.now();
    const { hasLines: _, ...facts } = seen;
    const before = await payouts.lock({ ...facts, ...account, now });
    let after = settlePayout(before, facts);
    const own = lines?.filter(({ currency }) => currency === after.currency) ?? [];
    if (lines !== null) {
      after = reconcilePayout(after, await payouts.addLines(before.id, own));
      // Lines in other money are no part of the sum, even when they make zero.
      if (own.length < lines.length) after = { ...after, reconciliation: 'DIFFERS' };
    }
    if (isChanged(before, after)) await payouts.save({ ...after, changedAt: now });
    for (const fact of payoutFacts(before, after))
      await this.#deps.events.publish(MerchantFactHappened, fact);
    const amount = moneyOf(after.amountMinor, after.currency);
    if (amount !== null) {
      const { id: payoutId, merchantId, providerPayoutId } = after;
      await ledger.bookPayout({ payoutId, merchantId, providerPayoutId, amount }, isReturned(after), now);
    }
    await ledger.bookMovements(movementsOf(own, after.currency), now);
    if (before.status !== 'FAILED' && after.status === 'FAILED') await this.#mail(after, amount, now);
  }

  /** Each failed payout is mailed once. */
  async #mail(payout: Payout, amount: Money<ChargeCurrency> | null, now: Date): Promise<void> {
    const { id: payoutId, merchantId, failureCode: reason, createdAt } = payout;
    if (amount === null || now.getTime() - createdAt.getTime() > mailedForMs) return;
    await this.#deps.jobs.enqueue(merchantMail, {
      merchantId,
      kind: 'PAYOUT_FAILED',
      fact: `payout-${payoutId}`,
      payoutId,
      reason,
      amountMinor: Number(amount.minor),
      currency: amount.currency,
    });
  }
}
