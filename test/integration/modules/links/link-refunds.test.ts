import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { insertPayment } from '#test/support/insert-rows.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await sharedApplication('serving');
});
afterAll(() => app.stop());

test('a paid link says in list and detail how much of its payment is refunded; its payer does not see it', async () => {
  const merchant = await app.addMerchant();
  const { id, uniqueToken } = await app.createLink(merchant);
  const payer = accepted(await app.api().get<object>(`/payment-links/token/${uniqueToken}`));
  expect(payer).not.toHaveProperty('refundStatus');
  const { paymentId } = await insertPayment(app.database, merchant.id, 1, { paymentLinkId: id });
  await app.database.rows(
    `update payments set refunded_amount_minor = 100, refund_status = 'PARTIAL' where id = ?`,
    [paymentId],
  );
  const readAs = async (status: PaymentLink['status']) => {
    await app.database.rows('update payment_links set status = :status where id = :id', { status, id });
    const [listed] = accepted(await merchant.api.get<PaymentLink[]>('/payment-links/me'));
    const detail = accepted(await merchant.api.get<PaymentLink>(`/payment-links/${id}`));
    return [listed!.refundStatus, detail.refundStatus];
  };
  expect(await readAs('PAID')).toEqual(['PARTIAL', 'PARTIAL']);
  // A link that can still be paid has no one payment.
  expect(await readAs('ACTIVE')).toEqual(['NONE', 'NONE']);
});
