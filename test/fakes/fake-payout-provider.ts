import { ProviderAway } from '#kernel/provider-failures.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type {
  PayoutProvider,
  PayoutSnapshot,
  ProviderBalance,
  ProviderLine,
} from '#modules/payouts/ports/payout-provider.ts';

type Call = 'list' | 'fetch' | 'lines' | 'latestLines' | 'balance';

/** A payout on its way to the bank. */
export const payoutAt = (about: Partial<PayoutSnapshot> = {}): PayoutSnapshot => ({
  providerPayoutId: 'po_1',
  amountMinor: 9_545,
  currency: 'EUR',
  status: 'IN_TRANSIT',
  arrivalOn: '2026-11-24' as BusinessDate,
  automatic: true,
  failureCode: null,
  failureText: null,
  bankLast4: '3000',
  statementDescriptor: 'PLATENO',
  traceId: null,
  createdAt: new Date('2026-11-22T00:00:00Z'),
  hasLines: false,
  ...about,
});

/** A charge of 100.00 EUR with fees of 3.05 and 1.50. */
export const lineAt = (about: Partial<ProviderLine> = {}): ProviderLine => ({
  transactionId: 'txn_1',
  kind: 'CHARGE',
  providerType: 'charge',
  providerSource: 'ch_1',
  description: null,
  currency: 'EUR',
  grossMinor: 10_000,
  feeMinor: 305,
  platformFeeMinor: 150,
  netMinor: 9_545,
  at: new Date('2026-11-20T10:00:00Z'),
  intentId: 'pi_1',
  source: { minor: 10_000, currency: 'EUR' },
  ...about,
});

/** Payouts of accounts in memory; tests put them there and make accounts unreachable. */
export class FakePayoutProvider implements PayoutProvider {
  readonly calls: Call[] = [];
  readonly #payouts = new Map<string, Map<string, PayoutSnapshot>>();
  readonly #lines = new Map<string, readonly ProviderLine[]>();
  readonly #balances = new Map<string, readonly ProviderBalance[]>();
  readonly #away = new Set<string>();

  put(accountId: string, payout: PayoutSnapshot, lines?: readonly ProviderLine[]): void {
    const ofAccount = this.#payouts.get(accountId) ?? new Map<string, PayoutSnapshot>();
    ofAccount.set(payout.providerPayoutId, payout);
    this.#payouts.set(accountId, ofAccount);
    if (lines !== undefined) this.#lines.set(payout.providerPayoutId, lines);
  }

  setBalance(accountId: string, balance: readonly ProviderBalance[]): void {
    this.#balances.set(accountId, balance);
  }

  setAway(accountId: string, isAway = true): void {
    if (isAway) this.#away.add(accountId);
    else this.#away.delete(accountId);
  }

  async list(accountId: string, since: Date | null): Promise<PayoutSnapshot[]> {
    this.#answer('list', accountId);
    const all = [...(this.#payouts.get(accountId)?.values() ?? [])];
    return all.filter(({ createdAt }) => since === null || createdAt >= since);
  }

  async fetch(accountId: string, providerPayoutId: string): Promise<PayoutSnapshot | null> {
    this.#answer('fetch', accountId);
    return this.#payouts.get(accountId)?.get(providerPayoutId) ?? null;
  }

  async lines(accountId: string, providerPayoutId: string): Promise<readonly ProviderLine[]> {
    this.#answer('lines', accountId);
    return this.#lines.get(providerPayoutId) ?? [];
  }

  async latestLines(accountId: string): Promise<readonly ProviderLine[]> {
    this.#answer('latestLines', accountId);
    const ofAccount = [...(this.#payouts.get(accountId)?.keys() ?? [])];
    const lines = ofAccount.flatMap((id) => this.#lines.get(id) ?? []);
    return lines.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  }

  async balance(accountId: string): Promise<readonly ProviderBalance[]> {
    this.#answer('balance', accountId);
    return this.#balances.get(accountId) ?? [];
  }

  #answer(call: Call, accountId: string): void {
    this.calls.push(call);
    if (this.#away.has(accountId)) throw new ProviderAway(new Error('the account does not answer'));
  }
}
