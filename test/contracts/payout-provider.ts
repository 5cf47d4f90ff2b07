import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { PayoutProvider, ProviderLine } from '#modules/payouts/ports/payout-provider.ts';

type OpenedPayoutProvider = Readonly<{
  provider: PayoutProvider;
  /**
   * An account with a payment of 100.00 EUR of which 10.00 are refunded, and one that is disputed; both are in one
   * payout.
   */
  paidOut: string;
  /** An account with a payment whose payout the bank returns. */
  returned: string;
  /** An account that does not answer. */
  away: string;
  close(): Promise<void>;
}>;

const sumOf = (lines: readonly ProviderLine[]): number =>
  lines.reduce((sum, { netMinor }) => sum + netMinor, 0);

/** Contract of payouts at card providers. */
export const describePayoutProvider = (name: string, open: () => Promise<OpenedPayoutProvider>): void => {
  describe(`payouts at ${name}`, () => {
    let opened: OpenedPayoutProvider;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it('a payout has its amount, bank account and day, and its lines sum to it', async () => {
      const { provider, paidOut } = opened;
      const [payout, ...others] = await provider.list(paidOut, null);
      expect(others).toEqual([]);
      expect(payout).toMatchObject({
        amountMinor: 2 * 9_545 - 11_500 - 1_000,
        currency: 'EUR',
        status: 'PAID',
        automatic: true,
        failureCode: null,
        hasLines: true,
      });
      expect(payout?.bankLast4).toMatch(/^\d{4}$/);
      expect(payout?.arrivalOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      const lines = await provider.lines(paidOut, payout!.providerPayoutId);
      expect(sumOf(lines)).toBe(payout?.amountMinor);
    });

    it('the lines of a payout name kind, fees and payment intent', async () => {
      const { provider, paidOut } = opened;
      const [payout] = await provider.list(paidOut, null);
      const lines = await provider.lines(paidOut, payout!.providerPayoutId);
      expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['CHARGE', 'CHARGE', 'DISPUTE', 'REFUND']);
      const charges = lines.filter(({ kind }) => kind === 'CHARGE');
      expect(charges).toContainEqual(
        expect.objectContaining({
          grossMinor: 10_000,
          feeMinor: 305,
          platformFeeMinor: 150,
          netMinor: 9_545,
          currency: 'EUR',
          source: { minor: 10_000, currency: 'EUR' },
        }),
      );
      const refund = lines.find(({ kind }) => kind === 'REFUND');
      expect(refund).toMatchObject({ grossMinor: -1_000, netMinor: -1_000, source: { minor: -1_000 } });
      const intents = new Set(charges.map(({ intentId }) => intentId));
      expect(intents.size).toBe(2);
      expect(lines.every(({ intentId }) => intents.has(intentId))).toBe(true);
      expect(lines.find(({ kind }) => kind === 'DISPUTE')).toMatchObject({
        grossMinor: -10_000,
        feeMinor: 1_500,
        netMinor: -11_500,
      });
    });

    it('the newest movements of an account are what its payout holds and the payout itself, newest first', async () => {
      const { provider, paidOut } = opened;
      const [payout] = await provider.list(paidOut, null);
      const held = await provider.lines(paidOut, payout!.providerPayoutId);
      const latest = await provider.latestLines(paidOut);
      expect(latest).toEqual(expect.arrayContaining([...held]));
      const times = latest.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    it('payouts before the instant are not listed', async () => {
      const { provider, paidOut } = opened;
      const [payout] = await provider.list(paidOut, null);
      const later = new Date(payout!.createdAt.getTime() + 1_000);
      expect(await provider.list(paidOut, payout!.createdAt)).toHaveLength(1);
      expect(await provider.list(paidOut, later)).toEqual([]);
    });

    it('one payout is fetched as it is listed, and only by its account', async () => {
      const { provider, paidOut, returned } = opened;
      const [payout] = await provider.list(paidOut, null);
      expect(await provider.fetch(paidOut, payout!.providerPayoutId)).toEqual(payout);
      expect(await provider.fetch(returned, payout!.providerPayoutId)).toBeNull();
    });

    it('a payout that the bank returns is FAILED with its code, and its money is in the balance again', async () => {
      const { provider, returned } = opened;
      const [payout] = await provider.list(returned, null);
      expect(payout).toMatchObject({ status: 'FAILED', failureCode: 'account_closed' });
      const [balance] = await provider.balance(returned);
      expect(balance).toMatchObject({ currency: 'EUR' });
      expect(balance!.availableMinor + balance!.pendingMinor).toBe(payout?.amountMinor);
    });

    it('the balance of an account that was paid out is zero', async () => {
      const balances = await opened.provider.balance(opened.paidOut);
      expect(balances.reduce((sum, one) => sum + one.availableMinor + one.pendingMinor, 0)).toBe(0);
    });

    it('an account that does not answer is a failure', async () => {
      const failure = await opened.provider.list(opened.away, null).catch((error: unknown) => error);
      expect(failure instanceof ProviderAway || failure instanceof ProviderRefused).toBe(true);
    });
  });
};
