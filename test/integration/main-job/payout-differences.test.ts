import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payout } from '#contract/payouts/payouts.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import { daySeconds, large, openPayouts, type Paid, type Payouts } from './payouts-fixture.ts';

let open: Payouts;
let merchant: Paid;
let payout: Payout;
beforeAll(async () => {
  open = await openPayouts();
  merchant = await open.addPaidMerchant();
  await open.sell(merchant, { ...large, amountMinor: 10_000 });
  afterAll(() => open.shop.stop());
  await open.sell(await open.addPaidMerchant(), large);
  await open.shop.control.advanceClock(5 * daySeconds);
  await open.importAgain();
  // No event of the account is under way.
  await open.shop.reconcile();
  payout = (await open.payoutsOf(merchant))[0]!;
});

it('the doctor names a payout whose lines miss one cent', async () => {
  const plant = (cents: number) =>
    open.shop.database.rows(
      `update payout_lines set gross_minor = gross_minor + :cents, net_minor = net_minor + :cents
       where payout_id = :id`,
      { cents, id: payout.id },
    );
  await plant(-1);
  expect(await open.findings()).toEqual([
    `doctor.payout-lines-sum: payout ${payout.id} (${payout.providerPayoutId}) of merchant ${merchant.id}: 95.45 EUR, and 95.44 EUR in its lines`,
    expect.stringMatching(/^doctor.payout-lines-true: line .* is of 99.99 .* and payment \d+ of 100.00 /),
    expect.stringMatching(
      /^doctor.payout-lines-at-provider: line .* has gross 99.99 here and 100.00 at the provider, net 95.44 here and 95.45 /,
    ),
  ]);
  await plant(1);
  expect(await open.findings()).toEqual([]);
});

it.each([
  ['fees of 2.04 and 2.51', 'fee_minor = fee_minor - 101, platform_fee_minor = platform_fee_minor + 101'],
  ['another source', `provider_source = 'ch_other'`],
  ['another kind', `kind = 'OTHER'`],
  ['another type of the provider', `provider_type = 'payment'`],
  ['another time', `at = at - interval '1 day'`],
  ['a payment of another sale', `payment_id = (select min(p.id) from payments p where p.id <> payment_id)`],
  ['another transaction', `provider_transaction_id = 'txn_other'`],
])('the doctor names a line that has %s and is not the provider’s', async (_, change) => {
  const where = 'where id = (select min(id) from payout_lines where payout_id = :id)';
  const [before] = await open.shop.database.rows<Record<string, unknown>>(
    `select * from payout_lines ${where}`,
    {
      id: payout.id,
    },
  );
  await open.shop.database.rows(`update payout_lines set ${change} ${where}`, { id: payout.id });
  const found = await open.findings();
  const restored = Object.keys(before!).filter((column) => column !== 'id');
  await open.shop.database.rows(
    `update payout_lines set ${restored.map((column) => `${column} = :${column}`).join(', ')} where id = :id`,
    before,
  );
  expect(found.some((one) => one.startsWith('doctor.payout-lines-at-provider: line'))).toBe(true);
  expect(await open.findings()).toEqual([]);
});

it('the doctor names an account that the provider does not know, of another merchant, and exchanged before its first payment', async () => {
  const fresh = await open.addPaidMerchant();
  const ofAccounts = async (accountId: string): Promise<string[]> => {
    const at = { id: fresh.id, accountId };
    await open.shop.database.rows(
      `update provider_accounts set account_id = :accountId where merchant_id = :id`,
      at,
    );
    return await open.shop.doctor(/^doctor.accounts-at/);
  };
  const name = `doctor.accounts-at-provider: merchant ${fresh.id} has account`;
  expect(await ofAccounts('acct_1Nowhere')).toEqual([
    `${name} acct_1Nowhere, which the provider does not know; ${fresh.accountId} carries merchant ${fresh.id}`,
  ]);
  const another = await onboardAccount(open.stripe, {
    merchantId: 999,
    sandboxUrl: open.shop.env['STRIPE_API_URL']!,
  });
  expect(await ofAccounts(another)).toEqual([
    `${name} ${another}, which carries merchant 999; ${fresh.accountId} carries merchant ${fresh.id}`,
  ]);
  await open.stripe.accounts.update(another, { metadata: { plateno_merchant: '' } });
  expect(await ofAccounts(another)).toEqual([
    `${name} ${another}, which carries none; ${fresh.accountId} carries merchant ${fresh.id}`,
  ]);
  await open.stripe.accounts.update(fresh.accountId, { metadata: { plateno_merchant: '' } });
  expect(await ofAccounts(fresh.accountId)).toEqual([`left out: ${fresh.accountId}`]);
  await open.stripe.accounts.update(fresh.accountId, { metadata: { plateno_merchant: String(fresh.id) } });
  expect(await ofAccounts(fresh.accountId)).toEqual([]);
});

it('the doctor names a merchant whose balance at the provider differs by one cent', async () => {
  await open.shop.database.rows('alter table ledger_entries disable trigger append_only');
  const plant = (cents: number) =>
    open.shop.database.transact(() =>
      open.shop.database.rows(
        `update ledger_entries e set amount_minor = e.amount_minor
           + case when a.code = 'MERCHANT_PAYABLE' then :cents else -cast(:cents as bigint) end
         from ledger_accounts a, ledger_transactions t
         where a.id = e.account_id and t.id = e.transaction_id and t.kind = 'PAYMENT'
           and a.code in ('MERCHANT_PAYABLE', 'PROVIDER_FEES')
           and t.payment_id = (select payment_id from payout_lines where payout_id = :id)`,
        { cents, id: payout.id },
      ),
    );
  await plant(1);
  expect(await open.findings()).toEqual([
    `doctor.merchant-balances: merchant ${merchant.id}, account ${merchant.accountId}: 0.00 EUR at the provider, -0.01 EUR here`,
  ]);
  await plant(-1);
  await open.shop.database.rows('alter table ledger_entries enable trigger append_only');
});

it('the doctor names a payout that was never imported', async () => {
  await open.shop.control.resetClock();
  const other = await open.addPaidMerchant();
  await open.sell(other, { ...large, amountMinor: 5_000 });
  await open.shop.reconcile();
  await open.shop.control.setFault({ kind: 'webhook-drop' });
  await open.shop.control.advanceClock(5 * daySeconds);
  await open.shop.control.clearFaults();
  const found = await open.findings();
  expect(found).toContainEqual(expect.stringContaining(`to merchant ${other.id} is not stored here`));
  await open.importAgain();
  expect(await open.findings()).toEqual([]);
});

it('an account that does not answer is left out by name', async () => {
  await open.shop.control.setFault({
    kind: 'server-error',
    moment: 'before',
    route: 'GET /v1/balance',
    times: 1,
  });
  await open.shop.control.setFault({
    kind: 'server-error',
    moment: 'before',
    route: 'GET /v1/balance',
    times: 1,
  });
  const found = await open.findings();
  await open.shop.control.clearFaults();
  expect(found).toEqual([expect.stringMatching(/^left out: acct_/)]);
});

it('a refund at the provider whose event follows is left out, and named when the event is ten minutes late', async () => {
  await open.shop.control.resetClock();
  const other = await open.addPaidMerchant();
  const { paymentId } = await open.sell(other, { ...large, amountMinor: 5_000 });
  await open.shop.reconcile();
  const { providerPaymentId } = await open.shop.payment(paymentId);
  await open.shop.control.setFault({ kind: 'webhook-drop' });
  await open.stripe.refunds.create(
    { payment_intent: providerPaymentId!, amount: 1_250 },
    { stripeAccount: other.accountId },
  );
  await open.shop.control.settleNow();
  await open.shop.control.clearFaults();
  expect(await open.findings()).toEqual([`left out: ${other.accountId} (movements of just now)`]);
  await open.shop.database.rows(
    `update sandbox.objects set body = jsonb_set(body, '{created}', to_jsonb(cast(body ->> 'created' as bigint) - 700))
     where kind = 'balance_transaction' and account = :accountId`,
    other,
  );
  expect(await open.findings()).toContain(
    `doctor.merchant-balances: merchant ${other.id}, account ${other.accountId}: 35.15 EUR at the provider, 47.65 EUR here`,
  );
});
