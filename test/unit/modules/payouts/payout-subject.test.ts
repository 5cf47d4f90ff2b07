import { expect, it } from 'vitest';
import type { ImportPayout } from '#modules/payouts/application/import-payout.ts';
import { payoutSubject } from '#modules/payouts/application/payout-subject.ts';
import { FakePayoutProvider, payoutAt } from '#test/fakes/fake-payout-provider.ts';

type Imported = Parameters<ImportPayout['execute']>[0];

const handleEvent = async (account: string | null, objectId = 'po_1') => {
  const provider = new FakePayoutProvider();
  provider.put('acct_1', payoutAt({ status: 'PAID' }));
  const imported: Imported[] = [];
  const subject = payoutSubject({
    provider,
    providerAccounts: {
      byAccount: async (accountId) =>
        accountId === 'acct_1' ? { merchantId: 3, accountId, isChargeable: true, isPaidOut: true } : null,
    },
    importPayout: {
      execute: async (command) => {
        imported.push(command);
        return 0;
      },
    },
  });
  const pointsAt = { object: 'payout', objectId, key: null, sessionId: null, intentId: null };
  return { isOurs: await subject.handle({ type: 'payout.failed', account, pointsAt }), imported };
};

it('an event about a payout fetches it and imports what the provider says', async () => {
  const { isOurs, imported } = await handleEvent('acct_1');
  expect(isOurs).toBe(true);
  expect(imported).toMatchObject([
    { account: { merchantId: 3, accountId: 'acct_1' }, seen: { status: 'PAID' } },
  ]);
});

it('payouts of the platform, of a foreign account and unknown ones are not ours', async () => {
  for (const [account, payout] of [
    [null, 'po_1'],
    ['acct_2', 'po_1'],
    ['acct_1', 'po_2'],
  ] as const) {
    expect(await handleEvent(account, payout)).toEqual({ isOurs: false, imported: [] });
  }
});
