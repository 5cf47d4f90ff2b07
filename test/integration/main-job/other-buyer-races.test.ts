import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { isEveryRow } from '#test/support/every-row.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterAll(async () => {
  await shop.drain();
  const open = await shop.database.rows(
    `select id from refunds where status in ('REQUESTED', 'PENDING')
     union all select id from invoice_deliveries where state = 'QUEUED'`,
  );
  expect(open).toEqual([]);
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const rounds = isEveryRow ? 3 : 1;
const payLink = async (): Promise<OpenCheckout> => {
  const checkout = await shop.openCheckout(await shop.createLink(merchant), {
    customerEmail: 'a@example.com',
  });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  return checkout;
};
const currentOf = async ({ paymentId }: OpenCheckout) => {
  const current = await shop.database.rows<{ id: number; invoiceNumber: string }>(
    `select id, invoice_number as "invoiceNumber" from invoices
     where payment_id = ? and type = 'INVOICE' and annulled_at is null and replaced_at is null`,
    [paymentId],
  );
  expect(current).toHaveLength(1);
  return current[0]!;
};
const name = ({ sessionId }: OpenCheckout, process: number, company: string, more: object = {}) =>
  shop
    .apiAt(shop.urls[process]!)
    .post<{ outcome: string }>(`/payments/checkout/sessions/${sessionId}/buyer`, {
      buyer: { name: company, taxId: '175074752', address: 'гр. София, ул. „Шипка“ № 1' },
      ...more,
    });

it('of two changes of the buyer at once one wins, and the other meets a conflict', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const checkout = await payLink();
    const { invoiceNumber } = await currentOf(checkout);
    const answers = await Promise.all(
      ['Първа ООД', 'Втора ООД'].map((company, process) =>
        name(checkout, process, company, { invoiceNumber }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    await currentOf(checkout);
  }
});

it('a change of the buyer beside a refund leaves one document, which the refund credits', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const checkout = await payLink();
    const [named] = await Promise.all([
      name(checkout, 0, 'Първа ООД'),
      merchant.api.post(`/payments/${checkout.paymentId}/refunds`, { reason: 'OTHER' }),
    ]);
    expect(['REPLACED', 'REQUESTED']).toContain(accepted(named).outcome);
    const { id } = await currentOf(checkout);
    await shop.drain();
    expect(
      await shop.database.rows('select id from invoices where corrects_invoice_id = ?', [id]),
    ).toHaveLength(1);
  }
});

it('a change of the buyer beside a dispute leaves one document', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const checkout = await payLink();
    const { providerPaymentId } = await shop.payment(checkout.paymentId);
    const [named] = await Promise.all([
      name(checkout, 1, 'Първа ООД'),
      shop.control.openDispute(providerPaymentId!, 'product_not_received'),
    ]);
    expect(['REPLACED', 'REQUESTED']).toContain(accepted(named).outcome);
    await shop.drain();
    expect((await shop.payment(checkout.paymentId)).disputeStatus).toBe('OPEN');
    await currentOf(checkout);
  }
});

it('a change of the buyer beside an annulment by the merchant leaves one document', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const checkout = await payLink();
    const { id } = await currentOf(checkout);
    const [named, annulled] = await Promise.all([
      name(checkout, 0, 'Първа ООД'),
      merchant.api.post(`/invoices/${id}/annul`, { reason: 'Грешка' }),
    ]);
    expect([named.status, annulled.status]).toEqual([200, 409]);
    await currentOf(checkout);
  }
});
