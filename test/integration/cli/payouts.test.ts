import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payout, PayoutLine } from '#contract/payouts/payouts.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

let shop: TestApplication;
let merchant: TestMerchant;
const plateno = (args: readonly string[]) => runPlateno(shop.env, args);

beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: 'direct' } });
  const sandboxUrl = shop.env['STRIPE_API_URL']!;
  const { hostname, port } = new URL(sandboxUrl);
  const stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, { host: hostname, port, protocol: 'http' });
  merchant = await shop.addMerchant();
  const accountId = await onboardAccount(stripe, { merchantId: merchant.id, sandboxUrl });
  await shop.addProviderAccount(merchant.id, accountId);
  const checkout = await shop.openCheckout(await shop.createLink(merchant));
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  await shop.control.settleNow();
  await shop.control.advanceClock(4 * 86_400);
});
afterAll(() => shop.stop());

test('payouts of a merchant are imported, listed, shown with their lines, and stand in the ledger', async () => {
  const of = ['--merchant', String(merchant.id)];
  const none = await plateno(['payouts', 'list', ...of, '--json']);
  expect(JSON.parse(none.stdout)).toEqual({ total: 0, payouts: [] });
  const imported = await plateno(['payouts', 'import', ...of, '--json']);
  expect(imported).toMatchObject({ code: 0 });
  expect(JSON.parse(imported.stdout)).toEqual({ payouts: 1 });
  const listed = await plateno(['payouts', 'list', ...of, '--status', 'PAID', '--json']);
  const { payouts } = JSON.parse(listed.stdout) as { payouts: Payout[] };
  expect(payouts).toMatchObject([{ amount: 95.45, status: 'PAID', reconciliation: 'COMPLETE' }]);
  const shown = await plateno(['payouts', 'show', String(payouts[0]!.id), '--json']);
  const { lines } = JSON.parse(shown.stdout) as { lines: PayoutLine[] };
  expect(lines).toMatchObject([{ kind: 'CHARGE', gross: 100, fee: 3.05, platformFee: 1.5, net: 95.45 }]);
  const text = await plateno(['payouts', 'show', String(payouts[0]!.id)]);
  expect(text.stdout).toMatch(/CHARGE\t\d+\t/);
  const ledger = await plateno(['exports', 'ledger', ...of, '--format', 'jsonl']);
  const entries = ledger.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string; payout: string | null; amount: number });
  const booked = entries.filter(({ kind }) => kind === 'PAYOUT');
  expect(booked.map(({ payout }) => payout)).toEqual(Array(2).fill(payouts[0]!.providerPayoutId));
  expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
});

test('an import for a merchant without an account names the reason', async () => {
  const other = await shop.addMerchant();
  const refused = await plateno(['payouts', 'import', '--merchant', String(other.id), '--json']);
  expect(refused.code).toBe(5);
  expect(refused.stdout + refused.stderr).toContain('payouts.no-account');
});
