import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

test('a later change of the merchant does not change an issued document', async () => {
  const merchantId = await fixture.addMerchant();
  await fixture.pay(merchantId);
  await fixture.database.rows(`update merchants set business_name = 'Друго име', address = '' where id = ?`, [
    merchantId,
  ]);

  const [issued] = await fixture.documentsOf(merchantId);
  expect(issued?.invoice.document.seller.name).toBe('„Механа Витоша“ ЕООД');
});

test.each([
  ['its total', 'update invoices set total_minor = total_minor + 1, subtotal_minor = subtotal_minor + 1'],
  ['its number', 'update invoices set number = number + 100'],
  ['its seller', `update invoices set seller = seller || '{"name": "x"}'`],
  ['its hash', `update invoices set document_hash = 'x'`],
  ['its lines', `update invoice_lines set description = 'x'`],
  ['the existence of its lines', 'delete from invoice_lines'],
  ['its existence', 'delete from invoices'],
])(
  'an issued document is protected by the database: %s cannot be changed, also not by the schema owner',
  async (_, statement) => {
    const merchantId = await fixture.addMerchant();
    await fixture.pay(merchantId);
    const before = await fixture.documentsOf(merchantId);

    for (const url of [fixture.testDatabase.url, fixture.testDatabase.migratorUrl]) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await expect(client.query(statement)).rejects.toThrow(
        /never edited|never deleted|append-only|permission denied/,
      );
      await client.end();
    }
    expect(await fixture.documentsOf(merchantId)).toEqual(before);
  },
);
