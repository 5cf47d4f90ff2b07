import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '#contract/payments/payments.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';

describe.each(['none', 'direct'] as const)('early fraud warnings with STRIPE_ROUTING=%s', (routing) => {
  let shop: TestApplication;
  let merchant: TestMerchant;

  // Every webhook is lost and no job runs: the reconciler alone finds what the provider could not deliver.
  beforeAll(async () => {
    shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: routing } });
    merchant = await shop.addMerchant();
    if (routing === 'direct') await shop.addProviderAccount(merchant.id, 'acct_1Warned');
    await shop.control.setFault({ kind: 'webhook-drop' });
  });
  afterAll(async () => {
    // The provider books a charge a second after its payment; a balance without it cannot be compared yet.
    await shop.control.settleNow();
    expect(await shop.doctor()).toEqual([]);
    await shop.stop();
  });

  const sell = async (): Promise<{ checkout: OpenCheckout; intent: string }> => {
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await shop.returnPaid(checkout);
    const { providerPaymentId } = await shop.payment(checkout.paymentId);
    return { checkout, intent: providerPaymentId! };
  };
  const waitsInPortal = async (): Promise<boolean> => {
    type Step = Readonly<{ kind: string }>;
    const { now, others } = accepted(
      await merchant.api.get<{ now: Step | null; others: Step[] }>('/merchants/me/next-step'),
    );
    return [now, ...others].some((step) => step?.kind === 'ANSWER_FRAUD_WARNING');
  };
  const waitsInBackOffice = async (): Promise<number> => {
    const items = accepted(await shop.admin.get<{ kind: string; count: number }[]>('/attention'));
    return items.find(({ kind }) => kind === 'FRAUD_WARNINGS')!.count;
  };
  const mailsAbout = ({ paymentId }: OpenCheckout) =>
    shop.database.rows(
      `select data ->> 'reason' as reason, (data ->> 'amountMinor')::int as amount from pgboss.job
       where name = 'merchants.mail' and data ->> 'kind' = 'FRAUD_WARNING'
         and (data ->> 'paymentId')::bigint = ?`,
      [paymentId],
    );
  const stored = async ({ paymentId }: OpenCheckout): Promise<object | null> => {
    const [row] = await shop.database.rows<{ warning: object | null }>(
      'select fraud_warning as warning from payments where id = ?',
      [paymentId],
    );
    return row!.warning;
  };

  it('a warning whose webhook was lost waits for merchant and back office, is mailed once, and ends with the refund', async () => {
    const { checkout, intent } = await sell();
    await shop.control.warnOfFraud(intent, 'made_with_stolen_card');
    await shop.reconcile();
    await shop.reconcile();
    const warned = await shop.payment(checkout.paymentId);
    expect(warned.fraudWarnedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await mailsAbout(checkout)).toEqual([{ reason: 'made_with_stolen_card', amount: 10_000 }]);
    expect([await waitsInPortal(), await waitsInBackOffice()]).toEqual([true, 1]);
    type History = Readonly<{ events: readonly { reason: string | null }[] }>;
    const { events } = accepted(await merchant.api.get<History>(`/payments/${checkout.paymentId}/history`));
    expect(events.map(({ reason }) => reason)).toContain('FRAUD_WARNING:made_with_stolen_card');

    accepted(
      await merchant.api.post<Payment>(`/payments/${checkout.paymentId}/refunds`, { reason: 'OTHER' }),
    );
    expect((await shop.payment(checkout.paymentId)).fraudWarnedAt).toBeNull();
    expect([await waitsInPortal(), await waitsInBackOffice()]).toEqual([false, 0]);
    await shop.reconcile();
    expect(await stored(checkout)).toMatchObject({ isActionable: false });
  });

  it('a warning that is not answered within 30 days waits for no one any longer', async () => {
    const { checkout, intent } = await sell();
    await shop.control.warnOfFraud(intent);
    await shop.reconcile();
    expect([await waitsInPortal(), await waitsInBackOffice()]).toEqual([true, 1]);
    await shop.database.rows(
      `update payments set fraud_warning = jsonb_set(fraud_warning, '{warnedAt}', to_jsonb(now() - interval '31 days'))
       where id = ?`,
      [checkout.paymentId],
    );
    expect((await shop.payment(checkout.paymentId)).fraudWarnedAt).toBeNull();
    expect([await waitsInPortal(), await waitsInBackOffice()]).toEqual([false, 0]);
  });

  it('a warning is closed by a dispute, and one after it is not mailed', async () => {
    const { checkout, intent } = await sell();
    await shop.control.warnOfFraud(intent);
    await shop.reconcile();
    expect(await waitsInBackOffice()).toBe(1);
    await shop.control.openDispute(intent, 'fraudulent');
    await shop.reconcile();
    expect(await waitsInBackOffice()).toBe(0);
    await shop.control.warnOfFraud(intent, 'misc');
    await shop.reconcile();
    expect(await stored(checkout)).toMatchObject({ type: 'misc', isActionable: false });
    expect(await mailsAbout(checkout)).toHaveLength(1);
  });
});
