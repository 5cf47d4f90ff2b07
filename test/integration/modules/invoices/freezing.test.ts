import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoicesWorld, type InvoicesWorld } from '#test/support/invoices-world.ts';

let world: InvoicesWorld;
beforeAll(async () => {
  world = await createInvoicesWorld();
});
afterAll(() => world.close());

test('what a merchant changes later changes no document', async () => {
  const merchantId = await world.addMerchant();
  await world.pay(merchantId);
  await world.database.rows(`update merchants set business_name = 'Друго име', address = '' where id = ?`, [
    merchantId,
  ]);

  const [issued] = await world.documentsOf(merchantId);
  expect(issued?.invoice.document.seller.name).toBe('„Механа Витоша“ ЕООД');
});

test.each([
  ['its total', 'update invoices set total_minor = total_minor + 1, subtotal_minor = subtotal_minor + 1'],
  ['its number', 'update invoices set number = number + 100'],
  ['its seller', `update invoices set seller = seller || '{"name": "x"}'`],
  ['its hash', `update invoices set document_hash = 'x'`],
  ['its lines', `update invoice_lines set description = 'x'`],
  ['that there is a line', 'delete from invoice_lines'],
  ['that it exists', 'delete from invoices'],
])('nobody changes of an issued document %s, not even the owner of the schema', async (_, statement) => {
  const merchantId = await world.addMerchant();
  await world.pay(merchantId);
  const before = await world.documentsOf(merchantId);

  for (const url of [world.testDatabase.url, world.testDatabase.migratorUrl]) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await expect(client.query(statement)).rejects.toThrow(
      /never edited|never deleted|append-only|permission denied/,
    );
    await client.end();
  }
  expect(await world.documentsOf(merchantId)).toEqual(before);
});
