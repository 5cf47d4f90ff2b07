import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

/** A statement that copies the row of a document or of its payment with other values in some columns. */
const copyOf = async (table: string, given: Readonly<Record<string, string>>): Promise<string> => {
  const columns = await fixture.database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ? and column_name <> 'id' and is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  return `insert into ${table} (${names.join()}) select ${names.map((name) => given[name] ?? name).join()} from ${table}`;
};

/** The ids of the documents of a new merchant, one for each payment. */
const paidDocuments = async (payments: number): Promise<number[]> => {
  const merchantId = await fixture.addMerchant();
  for (let paid = 0; paid < payments; paid += 1) await fixture.pay(merchantId);
  return (await fixture.documentsOf(merchantId)).map(({ id }) => id);
};
const paidDocument = async (): Promise<number> => (await paidDocuments(1))[0]!;

test('the database refuses a second current document of a payment', async () => {
  const id = await paidDocument();
  const statement = await copyOf('invoices', {
    number: 'number + 1',
    invoice_number: `'0000000002'`,
    document_hash: `'another'`,
  });
  await expect(fixture.database.rows(`${statement} where id = ${id}`)).rejects.toThrow(/invoices_current/);
});

test('the database refuses a second card row of a payment that was not taken back', async () => {
  const [id, other] = await paidDocuments(2);
  const statement = await copyOf('invoice_payments', {
    invoice_id: String(other),
    payment_hash: `'another'`,
  });
  const second = fixture.database.transact(async () => {
    await fixture.database.rows(`${statement} where invoice_id = ${id}`);
    // Before the rules about the paid amount, which are checked at the end.
    await fixture.database.rows('set constraints one_current_row immediate');
  });
  await expect(second).rejects.toThrow(/belongs to one document/);
});
