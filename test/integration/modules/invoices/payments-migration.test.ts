import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { openCallers } from './invoice-callers.ts';
import { migratedInvoices } from './migrated-invoices.ts';

const migration = '20261126110000_invoice_payments.ts';

let fixture: InvoicesFixture;
let migrations: ReturnType<typeof migratedInvoices>;
/** Documents of the own merchant that are paid. */
let paid = 0;

/** Two invoices are paid after all of them are written: no document stands behind the hash of a payment. */
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  const { own, other, write, api } = await openCallers(fixture);
  for (let count = 1; count <= 3; count += 1) await write();
  await fixture.pay(other);
  const links = await fixture.database.rows<{ id: number; total: number }>(
    `select l.id, i.total_minor as total from invoices i join payment_links l on l.id = i.payment_link_id
     where i.merchant_id = ? order by i.id limit 2`,
    [own],
  );
  for (const { id, total } of links) {
    const amount = Money.ofMinor(total, 'EUR');
    await fixture.pay(own, { paymentLinkId: id, amount, chargeAmount: amount });
  }
  paid = links.length + 1;
  await api.close();
  migrations = migratedInvoices(fixture);
});
afterAll(async () => {
  await migrations.close();
  await fixture.close();
});

const up = () => migrations.up();
const down = () => migrations.down(migration);
const findings = () => migrations.findings();
const rowsOf = <T>(sql: string) => migrations.rowsOf<T>(sql);
const chainEnds = () => rowsOf('select merchant_id, series, last_hash from invoice_series order by 1, 2');

/** The rule before payments were part of the chain: documents alone, each behind the one before, up to the last hash. */
const brokenDocuments = () =>
  rowsOf(`
    select number from (
      select i.number, i.previous_hash,
        lag(i.document_hash) over series as expected, lead(i.id) over series is null as is_last,
        i.document_hash, s.last_hash
      from invoices i join invoice_series s using (merchant_id, series)
      window series as (partition by i.merchant_id, i.series order by i.number)
    ) chain
    where previous_hash is distinct from expected or (is_last and document_hash <> last_hash)`);

test('payments move into the chain of filled tables, out of it and in again, and every step verifies clean', async () => {
  expect(await findings()).toEqual([]);
  await down();
  expect(await brokenDocuments()).toEqual([]);
  expect(await rowsOf(`select from invoices where status = 'PAID'`)).toHaveLength(paid);
  // One mail is sent, one waits: the first is the delivery of an original.
  await rowsOf(`
    insert into invoice_deliveries (invoice_id, kind, recipient, message_id, requested_by, state, created_at,
      sent_at)
    select id, 'SENT_BY_MERCHANT', 'Kupuvach@example.com', id || '@test', 'user:1', 'SENT', issued_at, issued_at + interval '1 minute'
    from invoices where number = 1
    union all
    select id, 'SENT_BY_MERCHANT', 'kupuvach@example.com', id || '@test', 'user:1', 'QUEUED', issued_at, null from invoices where number = 2`);
  const before = await chainEnds();

  await up();
  expect(await findings()).toEqual([]);
  expect(
    await rowsOf(`select kind, amount_minor = total_minor as is_whole from invoice_payments
      join invoices i on i.id = invoice_id`),
  ).toEqual(Array.from({ length: paid }, () => ({ kind: 'CARD', is_whole: true })));
  // Both merchants have a document 1.
  expect(await rowsOf('select from invoice_originals')).toHaveLength(2);
  const moved = await chainEnds();
  expect(moved).not.toEqual(before);

  await down();
  expect(await brokenDocuments()).toEqual([]);
  expect(await chainEnds()).toEqual(before);

  await up();
  expect(await findings()).toEqual([]);
  expect(await chainEnds()).toEqual(moved);
});
