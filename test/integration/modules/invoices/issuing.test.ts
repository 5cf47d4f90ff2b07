import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { FairQueue } from '#platform/fair-share/fair-queue.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

const documentsOf = (merchantId: number) => fixture.documentsOf(merchantId);

const deliveriesOf = (merchantId: number) =>
  fixture.database.rows<{ recipient: string; state: string; message_id: string }>(
    `select d.* from invoice_deliveries d join invoices i on i.id = d.invoice_id where i.merchant_id = ?`,
    [merchantId],
  );

const receiptJobs = async (): Promise<number> => {
  const [row] = await fixture.database.rows<{ count: number }>(
    `select count(*) from pgboss.job where name = 'invoices.mail-receipt'`,
  );
  return row!.count;
};

test('a succeeded payment gets one PAID document of the day with number, VAT and parties', async () => {
  const merchantId = await fixture.addMerchant({ fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' });
  const payment = await fixture.pay(merchantId);

  const [issued, ...others] = await documentsOf(merchantId);
  expect(others).toEqual([]);
  expect(issued?.invoiceNumber).toBe('0000000001');
  expect(issued?.invoice.toRecord().lifecycle).toMatchObject({ status: 'PAID', paid: payment.chargeAmount });
  expect(issued?.invoice.document).toMatchObject({
    paymentId: payment.paymentId,
    total: Money.ofMinor(5113, 'EUR'),
    subtotal: Money.ofMinor(4261, 'EUR'),
    tax: Money.ofMinor(852, 'EUR'),
    price: Money.ofMinor(10_000, 'BGN'),
    issueDate: '2026-11-20',
    taxEventDate: '2026-11-20',
    dueDate: '2026-11-20',
    author: 'Мария Георгиева',
    seller: { name: '„Механа Витоша“ ЕООД', taxId: '175074752', vatNumber: 'BG175074752' },
    buyer: { name: 'Иван Петров' },
    fiscalMode: 'ALT_REGIME',
    eShopNumber: 'RF0000123',
    orderNumber: payment.orderNumber,
    transactionReference: payment.transactionReference,
    lines: [{ unit: 'бр.', taxRate: 20, taxGroup: 'Б' }],
  });
});

test('the receipt is queued in the transaction of the payment, with a fixed Message-ID', async () => {
  const merchantId = await fixture.addMerchant();
  const before = await receiptJobs();
  await fixture.pay(merchantId);

  expect(await receiptJobs()).toBe(before + 1);
  expect(await deliveriesOf(merchantId)).toMatchObject([
    {
      recipient: 'ivan@example.com',
      state: 'QUEUED',
      message_id: expect.stringMatching(/^<[0-9a-f-]{36}@plateno\.example>$/) as string,
    },
  ]);
});

test('a payment without a customer e-mail gets a document and no mail', async () => {
  const merchantId = await fixture.addMerchant();
  const before = await receiptJobs();
  await fixture.pay(merchantId, { customerEmail: null });

  expect(await documentsOf(merchantId)).toHaveLength(1);
  expect(await deliveriesOf(merchantId)).toEqual([]);
  expect(await receiptJobs()).toBe(before);
});

test('a repeated event of a payment issues no document and queues no mail', async () => {
  const merchantId = await fixture.addMerchant();
  const payment = await fixture.pay(merchantId);
  const before = await receiptJobs();
  await fixture.succeed(payment);
  await fixture.succeed(payment);

  expect(await documentsOf(merchantId)).toHaveLength(1);
  expect(await deliveriesOf(merchantId)).toHaveLength(1);
  expect(await receiptJobs()).toBe(before);
  await fixture.pay(merchantId);
  expect((await documentsOf(merchantId)).map(({ invoiceNumber }) => invoiceNumber)).toEqual([
    '0000000001',
    '0000000002',
  ]);
});

test('concurrent events of one payment give one document and no gap', async () => {
  const merchantId = await fixture.addMerchant();
  const payment = await fixture.addPayment(merchantId);
  await Promise.allSettled([fixture.succeed(payment), fixture.succeed(payment), fixture.succeed(payment)]);
  await fixture.pay(merchantId);

  expect((await documentsOf(merchantId)).map(({ invoice }) => invoice.document.number)).toEqual([1, 2]);
});

/** Retries a success that timed out in the queue, as the provider repeats its webhook event. */
const succeedWithRetries = async (payment: SucceededPayment, andThen: () => void): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fixture.succeed(payment, andThen);
    } catch (error) {
      if (String(error).includes('undone') || tries === 20) throw error;
    }
  }
};

test('four hundred concurrent payments, every tenth rolled back, give gapless numbers and an unbroken hash chain', async () => {
  const merchantId = await fixture.addMerchant();
  const payments: SucceededPayment[] = [];
  for (let count = 0; count < 400; count += 1) payments.push(await fixture.addPayment(merchantId));

  // Limits the concurrent transactions to the number of connections; the others wait in the queue.
  const connections = new FairQueue({
    slots: 20,
    waiting: payments.length,
    waitMs: 3_600_000,
    refuse: () => new Error('the test has waited for an hour'),
  });
  const settle = (payment: SucceededPayment, place: number): Promise<void> =>
    succeedWithRetries(payment, () => {
      if (place % 10 === 0) throw new Error('undone');
    });
  const outcomes = await Promise.allSettled(
    payments.map((payment, place) => connections.run('', () => settle(payment, place))),
  );

  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBe(360);
  const documents = await documentsOf(merchantId);
  expect(documents.map(({ invoice }) => invoice.document.number)).toEqual(
    Array.from({ length: done }, (_, place) => place + 1),
  );
  const paid = await fixture.database.rows<{ id: number; hash: string }>(
    'select invoice_id as id, payment_hash as hash from invoice_payments where merchant_id = ?',
    [merchantId],
  );
  const endOf = new Map(paid.map(({ id, hash }) => [id, hash]));
  let previous: string | null = null;
  for (const { id, invoice } of documents) {
    expect(invoice.previousHash).toBe(previous);
    expect(await documentHash(invoice.document, previous)).toBe(invoice.documentHash);
    previous = endOf.get(id)!;
  }
});

test('a rolled back payment leaves neither a document nor a mail job', async () => {
  const merchantId = await fixture.addMerchant();
  const before = await receiptJobs();
  const payment = await fixture.addPayment(merchantId);
  const undone = fixture.succeed(payment, () => {
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  expect(await documentsOf(merchantId)).toEqual([]);
  expect(await receiptJobs()).toBe(before);
});

test('each merchant has its own document numbers', async () => {
  const [one, other] = [await fixture.addMerchant(), await fixture.addMerchant()];
  for (const merchantId of [one, other, one]) await fixture.pay(merchantId);

  expect((await documentsOf(one)).map(({ invoiceNumber }) => invoiceNumber)).toEqual([
    '0000000001',
    '0000000002',
  ]);
  expect((await documentsOf(other)).map(({ invoiceNumber }) => invoiceNumber)).toEqual(['0000000001']);
});

test('issue dates never go back: a late payment gets the last issue date of the series', async () => {
  const merchantId = await fixture.addMerchant();
  await fixture.pay(merchantId, { succeededAt: new Date('2026-11-20T22:30:00Z') });
  await fixture.pay(merchantId, { succeededAt: new Date('2026-11-20T21:30:00Z') });

  const dates = (await documentsOf(merchantId)).map(({ invoice: { document } }) => [
    document.issueDate,
    document.taxEventDate,
  ]);
  expect(dates).toEqual([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21', '2026-11-20'],
  ]);
});

test.each([
  ['NONE', null, 'ART_113_9'],
  ['ART_97A', 'BG175074752', 'ART_113_9'],
  ['EX', 'BG175074752-EX', 'DIRECTIVE_284'],
])(
  'a merchant with VAT registration %s charges no VAT and states the legal ground',
  async (vatRegistration, vatNumber, vatGround) => {
    const merchantId = await fixture.addMerchant({ vatRegistration, vatNumber });
    await fixture.pay(merchantId);

    const [issued] = await documentsOf(merchantId);
    expect(issued?.invoice.document).toMatchObject({
      subtotal: Money.ofMinor(5113, 'EUR'),
      tax: Money.zero('EUR'),
      vatGround,
      vatRegistration,
      lines: [{ taxRate: 0, taxGroup: 'А' }],
    });
  },
);

test('a document for an English customer has Bulgarian texts followed by English', async () => {
  const merchantId = await fixture.addMerchant();
  await fixture.pay(merchantId, { language: 'en', customerName: null, description: null, orderNumber: 900 });

  const [issued] = await documentsOf(merchantId);
  expect(issued?.invoice.document).toMatchObject({
    buyer: { name: 'Краен клиент / Private customer' },
    lines: [
      {
        description: 'Продажба по поръчка № 900 / Sale, order No. 900',
        unit: 'бр. / pcs',
      },
    ],
  });
});

test('the audit log has the actor that issued a document', async () => {
  const merchantId = await fixture.addMerchant();
  await fixture.pay(merchantId);
  const [issued] = await documentsOf(merchantId);

  const entries = await fixture.database.rows(
    `select actor, action from audit_log where subject_type = 'invoice' and subject_id = ?`,
    [String(issued?.id)],
  );
  expect(entries).toEqual([{ actor: 'system:payments', action: 'invoice.issued' }]);
});
