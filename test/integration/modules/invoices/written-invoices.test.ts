import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { documentForPayment, type SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { RenewLink } from '#modules/invoices/application/renew-link.ts';
import { InvoiceNumbers } from '#modules/invoices/ports/invoice-numbers.ts';
import { Invoices } from '#modules/invoices/ports/invoices.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

const price = Money.ofMinor(5_113, 'EUR');

const addLink = async (merchantId: number): Promise<number> => {
  const [row] = await fixture.database.rows<{ id: number }>(
    `insert into payment_links (token, merchant_id, amount_minor, currency, charge_amount_minor, charge_currency, usage,
       status, expires_at, created_at, updated_at)
     values (gen_random_uuid(), ?, 5113, 'EUR', 5113, 'EUR', 'SINGLE', 'ACTIVE', now() + interval '30 days', now(), now())
     returning id`,
    [merchantId],
  );
  return row!.id;
};

/** A PENDING invoice of 51.13 euro with its payment link. */
const write = async (merchantId: number, paymentLinkId: number): Promise<number> =>
  fixture.database.transact(async () => {
    const place = await fixture.get(InvoiceNumbers).next(merchantId, 'LEGAL', businessDate('2026-11-10'));
    const supplier = await fixture.get(MerchantDirectory).byId(merchantId);
    const document = documentForPayment({
      payment: {
        paymentId: 0,
        merchantId,
        paymentLinkId,
        linkCreatedBy: null,
        amount: price,
        chargeAmount: price,
        eurRate: '1',
        eurRateDay: null,
        description: 'Ремонт',
        customerName: 'Иван Петров',
        customerEmail: 'ivan@example.com',
        buyer: null,
        language: 'bg',
        succeededAt: new Date('2026-11-10T10:00:00Z'),
        orderNumber: 1,
        transactionReference: null,
        duplicateOf: null,
        overpaid: false,
      },
      supplier: supplier!,
      messages: { unit: 'бр.', unnamedBuyer: '', unnamedSale: '' },
      place,
      issuedAt: new Date('2026-11-10T10:00:00Z'),
    });
    const written = { ...document, paymentId: null, paymentLinkId, orderNumber: null };
    const issued = await Invoice.issuePaid(written, place.previousHash, new Date());
    const lifecycle = {
      status: 'PENDING',
      paid: Money.zero('EUR'),
      credited: Money.zero('EUR'),
      paidAt: null,
      annulledAt: null,
      annulmentReason: null,
      replacedAt: null,
    } as const;
    const { previousHash, documentHash } = issued;
    const invoices = fixture.get(Invoices);
    const restored = {
      document: written,
      linkCreatedBy: null,
      lifecycle,
      payments: [],
      credits: [],
      previousHash,
      documentHash,
    };
    const id = await invoices.add(Invoice.restore(restored));
    await fixture.get(PayableLinks).assignInvoice(paymentLinkId, id);
    return id;
  });

const invoicesOf = (merchantId: number) =>
  fixture.database.rows<{ id: number; status: string; payment_id: number | null; paid_minor: number }>(
    'select id, status, payment_id, paid_minor from invoices where merchant_id = ? order by number',
    [merchantId],
  );

const documentOf = async ({ paymentId }: SucceededPayment): Promise<number | undefined> =>
  (await fixture.get(DocumentsOfPayments).of([paymentId])).get(paymentId)?.invoiceId;

/** Violations of doctor.one-invoice-each for these payments. */
const withoutOneInvoice = async (payments: readonly SucceededPayment[]): Promise<readonly string[]> => {
  const invariant = fixture.parts.checks!.find(({ code }) => code === 'doctor.one-invoice-each')!;
  const named = await invariant.violations({
    since: new Date(0),
    read: () => undefined,
    leaveOut: () => undefined,
  });
  return named
    .map(({ record }) => record)
    .filter((name) => payments.some(({ paymentId }) => name.startsWith(`payment ${paymentId} `)));
};

const prepare = async () => {
  const merchantId = await fixture.addMerchant();
  const paymentLinkId = await addLink(merchantId);
  return { merchantId, paymentLinkId, writtenId: await write(merchantId, paymentLinkId) };
};
const onLink = (paymentLinkId: number) => ({ paymentLinkId, amount: price, chargeAmount: price });

test('paying the payment link of a written invoice marks it PAID and issues no second document', async () => {
  const { merchantId, paymentLinkId, writtenId } = await prepare();
  const payment = await fixture.pay(merchantId, onLink(paymentLinkId));

  expect(await invoicesOf(merchantId)).toEqual([
    { id: writtenId, status: 'PAID', payment_id: null, paid_minor: 5113 },
  ]);
  expect(await documentOf(payment)).toBe(writtenId);
  const view = await fixture.findInvoice(writtenId, [merchantId], businessDate('2026-11-20'));
  expect(view).toMatchObject({ paymentId: null, paidBy: payment.paymentId, payUrl: null });
  expect(await withoutOneInvoice([payment])).toEqual([]);
});

test('the payer of a written invoice gets the document by mail once', async () => {
  const { merchantId, paymentLinkId, writtenId } = await prepare();
  const payment = await fixture.pay(merchantId, onLink(paymentLinkId));
  await fixture.succeed(payment);

  const deliveries = await fixture.database.rows(
    'select recipient, state from invoice_deliveries where invoice_id = ?',
    [writtenId],
  );
  expect(deliveries).toEqual([{ recipient: 'ivan@example.com', state: 'QUEUED' }]);
  expect(await invoicesOf(merchantId)).toHaveLength(1);
});

test('a duplicate payment of a written invoice gets a document of its own', async () => {
  const { merchantId, paymentLinkId, writtenId } = await prepare();
  const first = await fixture.pay(merchantId, onLink(paymentLinkId));
  const second = await fixture.pay(merchantId, { ...onLink(paymentLinkId), duplicateOf: first.paymentId });
  await fixture.succeed(second);

  const invoices = await invoicesOf(merchantId);
  expect(invoices.map(({ payment_id }) => payment_id)).toEqual([null, second.paymentId]);
  expect([await documentOf(first), await documentOf(second)]).toEqual([writtenId, invoices[1]?.id]);
  expect(await withoutOneInvoice([first, second])).toEqual([]);
});

test('a smaller payment pays a part of a written invoice, and a job renews its link over the rest', async () => {
  const { merchantId, paymentLinkId, writtenId } = await prepare();
  const part = Money.ofMinor(5_000, 'EUR');
  const payment = await fixture.pay(merchantId, { paymentLinkId, amount: part, chargeAmount: part });

  expect(await invoicesOf(merchantId)).toEqual([
    { id: writtenId, status: 'PENDING', payment_id: null, paid_minor: 5000 },
  ]);
  expect(await documentOf(payment)).toBe(writtenId);
  await fixture.get(RenewLink).execute({ invoiceId: writtenId });
  const links = await fixture.database.rows(
    'select status, amount_minor from payment_links where invoice_id = ? order by id',
    [writtenId],
  );
  expect(links).toEqual([
    { status: 'CANCELLED', amount_minor: 5113 },
    { status: 'ACTIVE', amount_minor: 113 },
  ]);
});

test('each payment of a link without a written invoice gets a document of its own', async () => {
  const merchantId = await fixture.addMerchant();
  const paymentLinkId = await addLink(merchantId);
  const payments = [
    await fixture.pay(merchantId, onLink(paymentLinkId)),
    await fixture.pay(merchantId, onLink(paymentLinkId)),
  ];

  const documents = await fixture.get(DocumentsOfPayments).of(payments.map(({ paymentId }) => paymentId));
  const invoices = await invoicesOf(merchantId);
  expect(payments.map(({ paymentId }) => documents.get(paymentId))).toEqual([
    { invoiceId: invoices[0]?.id, invoiceNumber: '0000000001' },
    { invoiceId: invoices[1]?.id, invoiceNumber: '0000000002' },
  ]);
});

test('a payment without a document has no entry and violates doctor.one-invoice-each', async () => {
  const payment = await fixture.addPayment(await fixture.addMerchant());
  expect(await documentOf(payment)).toBeUndefined();
  expect(await withoutOneInvoice([payment])).toEqual([`payment ${payment.paymentId} has 0 invoices`]);
});
