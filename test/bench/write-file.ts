import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import ExcelJS from 'exceljs';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { businessDate } from '#kernel/business-date.ts';
import { ExportPayments } from '#modules/payments/index.ts';
import { readConfig } from '#platform/config.ts';
import { types } from '#platform/database/column-types.ts';
import { compose } from '#src/composition.ts';

const [what = '', rows = '0'] = process.argv.slice(2);
const url = process.env['DATABASE_URL']!;

/** The newest so many: a day's export is narrowed the same way. */
const firstDayOf = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ day: string }>(
    `select to_char(min(created_at) at time zone 'Europe/Sofia', 'YYYY-MM-DD') as day
     from (select created_at from payments order by created_at desc limit $1) newest`,
    [rows],
  );
  await client.end();
  return found.rows[0]!.day;
};

const wishFor = (format: 'csv' | 'excel', from: string) =>
  ({
    actor: { kind: 'operator', name: 'bench' },
    format,
    filters: { from: businessDate(from) },
    language: 'bg',
  }) as const;

/** @returns milliseconds */
const timed = async (act: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
};

const ours = async (format: 'csv' | 'excel', from: string): Promise<number> => {
  const application = compose(readConfig(process.env));
  const milliseconds = await timed(async () => {
    const { content } = await application.resolve(ExportPayments).execute(wishFor(format, from));
    await pipeline(content, createWriteStream('/dev/null'));
  });
  await application.close();
  return milliseconds;
};

/** The statement by which the product has PostgreSQL write its file, overheard. */
const overhearCopy = async (from: string): Promise<string> => {
  const { query } = pg.Client.prototype;
  let heard = '';
  pg.Client.prototype.query = function overheard(this: pg.Client, ...asked: unknown[]) {
    const { text = '' } = asked[0] as { text?: string };
    if (text.startsWith('copy (')) heard = text;
    return Reflect.apply(query, this, asked) as never;
  };
  const application = compose(readConfig(process.env));
  const { content } = await application.resolve(ExportPayments).execute(wishFor('csv', from));
  const rows = content[Symbol.asyncIterator]();
  while (heard === '') await rows.next();
  await rows.return?.();
  await application.close();
  pg.Client.prototype.query = query;
  return heard;
};

const select = `select p.id, p.created_at, p.succeeded_at, m.business_name, p.order_number, p.status, p.amount_minor,
  p.currency, p.charge_amount_minor, p.charge_currency, p.platform_fee_minor, p.merchant_fee_minor, p.net_amount_minor,
  p.refunded_amount_minor, p.refund_status, p.dispute_status, p.description, p.customer_name, p.customer_email,
  p.card_brand, p.card_last4, p.provider_intent_id from payments p join merchants m on m.id = p.merchant_id
  where p.created_at >= '$from'::timestamp at time zone 'Europe/Sofia' order by p.created_at, p.id`;

const open = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, types });
  await client.connect();
  return client;
};

const copy = async (from: string): Promise<number> => {
  const statement = await overhearCopy(from);
  const client = await open();
  await client.query('set timezone = UTC');
  const milliseconds = await timed(() =>
    pipeline(client.query(copyTo(statement)), createWriteStream('/dev/null')),
  );
  await client.end();
  return milliseconds;
};

/** The same columns as they lie there, without guards, styles and sums. */
const exceljs = async (from: string): Promise<number> => {
  const client = await open();
  const milliseconds = await timed(async () => {
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: createWriteStream('/dev/null') });
    const sheet = book.addWorksheet('payments');
    await client.query('begin');
    await client.query(`declare cells no scroll cursor for ${select.replace('$from', from)}`);
    for (;;) {
      const { rows: cells } = await client.query<unknown[]>({
        text: 'fetch 1000 from cells',
        rowMode: 'array',
      });
      for (const row of cells) sheet.addRow(row).commit();
      if (cells.length < 1_000) break;
    }
    await book.commit();
  });
  await client.end();
  return milliseconds;
};

const acts: Readonly<Record<string, (from: string) => Promise<number>>> = {
  csv: (from) => ours('csv', from),
  excel: (from) => ours('excel', from),
  copy,
  exceljs,
};

const from = await firstDayOf();
// Of the file, not of the product that has been loaded.
const before = process.memoryUsage.rss();
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
const milliseconds = await acts[what]!(from);
const mebibytes = process.resourceUsage().maxRSS / 1_024 - before / 1_048_576;
process.stdout.write(JSON.stringify({ milliseconds, mebibytes, stallMs: delays.max / 1e6 }));
