import type { Opener } from '#test/contracts/run-suites.ts';
import { FakePayoutProvider, lineAt, payoutAt } from '#test/fakes/fake-payout-provider.ts';

export const openPayoutProvider: Opener<'PayoutProvider'> = async () => {
  const provider = new FakePayoutProvider();
  const isPaid = { status: 'PAID', hasLines: true } as const;
  const none = { feeMinor: 0, platformFeeMinor: 0 };
  provider.put('acct_paid', payoutAt({ ...isPaid, amountMinor: 2 * 9_545 - 11_500 - 1_000 }), [
    lineAt(),
    lineAt({ transactionId: 'txn_2', intentId: 'pi_2' }),
    lineAt({
      ...none,
      transactionId: 'txn_3',
      kind: 'REFUND',
      grossMinor: -1_000,
      netMinor: -1_000,
      source: { minor: -1_000, currency: 'EUR' },
    }),
    lineAt({
      ...none,
      transactionId: 'txn_4',
      kind: 'DISPUTE',
      grossMinor: -10_000,
      feeMinor: 1_500,
      netMinor: -11_500,
      intentId: 'pi_2',
    }),
  ]);
  const failed = { providerPayoutId: 'po_2', status: 'FAILED', failureCode: 'account_closed' } as const;
  provider.put('acct_returned', payoutAt(failed));
  provider.setBalance('acct_returned', [{ currency: 'EUR', availableMinor: 9_545, pendingMinor: 0 }]);
  provider.setAway('acct_away');
  return {
    provider,
    paidOut: 'acct_paid',
    returned: 'acct_returned',
    away: 'acct_away',
  };
};
