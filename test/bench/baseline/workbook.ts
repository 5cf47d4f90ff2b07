import { createWriteStream } from 'node:fs';
import ExcelJS from 'exceljs';
import pg from 'pg';
import { memoryGrowth } from '../cpu.ts';

/** Writes all payments with exceljs' stream writer: the product's columns, without styles, sums and protection. */
const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
const start = performance.now();
const mebibytes = await memoryGrowth(process.pid, async () => {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: createWriteStream('/dev/null') });
  const exportFile = workbook.addWorksheet('payments');
  await client.query('begin');
  await client.query(`declare cells no scroll cursor for
    select p.id, p.created_at, p.succeeded_at, m.business_name, p.order_number, p.status, p.amount_minor, p.currency,
      p.charge_amount_minor, p.charge_currency, p.platform_fee_minor, p.merchant_fee_minor, p.net_amount_minor,
      p.refunded_amount_minor, p.refund_status, p.dispute_status, p.description, p.customer_name, p.customer_email,
      p.card_brand, p.card_last4, p.provider_intent_id
    from payments p join merchants m on m.id = p.merchant_id order by p.created_at, p.id`);
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: 'fetch 1000 from cells', rowMode: 'array' });
    for (const row of rows) exportFile.addRow(row).commit();
    if (rows.length < 1_000) break;
  }
  await workbook.commit();
});
await client.end();
process.stdout.write(JSON.stringify({ milliseconds: performance.now() - start, mebibytes }));
