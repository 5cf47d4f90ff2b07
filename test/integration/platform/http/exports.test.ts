import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportMerchants } from '#contract/exports.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { openSnapshot } from '#platform/database/snapshot.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { serve } from '#platform/http/route.ts';
import { ExportSlots } from '#platform/exports/export-slots.ts';
import { text, type Export } from '#platform/exports/export.ts';
import { writeExport } from '#platform/exports/write-export.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { until } from '#test/support/application/until.ts';
import { user } from '../../modules/invoices/invoice-callers.ts';
import { openHttp } from './http-fixture.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let observer: pg.Client;
let http: Awaited<ReturnType<typeof openHttp>>;
let asked: ClientRequest[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
  observer = new pg.Client({ connectionString: database.url });
  await observer.connect();
});
afterAll(async () => {
  await observer.end();
  await opened.close();
  await database.drop();
});
afterEach(async () => {
  for (const one of asked) one.destroy();
  asked = [];
  await until('no export is open', async () => (await connections()) === 0);
  await http.close();
});

const connections = async (): Promise<number> => {
  const { rows } = await observer.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'plateno export'`,
  );
  return rows.length;
};

const noise = `string_agg(encode(sha512((k * 100 + i)::text::bytea), 'hex'), '')`;
/**
 * Larger than all buffers between the database and a reader, also compressed: a compressor looks back 32 kB, and the
 * noise repeats after 64. `offset 0` has it computed once.
 */
const large = `from generate_series(1, 625) n,
  (select ${noise} as noise from generate_series(1, 64) k, generate_series(1, 8) i group by k offset 0) blocks`;
const people = Object.fromEntries(
  Array.from({ length: 24 }, (_, place) => [`p${place}`, user('ADMIN', place + 1)]),
);
const long = { readerIdleMs: 600_000, readerMs: 600_000, pieceMs: 600_000, waitMs: 600_000 };

const open = async (limits: ConstructorParameters<typeof ExportSlots>[0], source = large) => {
  const exportFile: Export = {
    title: 'x',
    language: 'en',
    columns: [text('a', 'A', 5, 'noise')],
    source,
    orderBy: 'n',
    bindings: {},
  };
  const routes = [
    serve(exportMerchants, async ({ query: { format } }) =>
      exportDownload(format, {
        fileName: 'x',
        content: writeExport({ database: opened.database, url: database.url }, format, exportFile),
      }),
    ),
  ];
  http = await openHttp({ routes }, people, { exports: new ExportSlots(limits) });
};

/** Requests a file and reads only the response headers. */
const ask = (person: number, format = 'csv') => {
  const one = request({
    port: http.port,
    path: `/api/exports/merchants?format=${format}`,
    headers: { authorization: `Bearer p${person}`, 'accept-language': 'en' },
  });
  one.on('error', () => undefined);
  one.end();
  asked.push(one);
  const answered = once(one, 'response').then(([response]) => response as IncomingMessage);
  answered.catch(() => undefined);
  return { answered, leave: () => one.destroy() };
};
const bodyOf = async (response: IncomingMessage): Promise<Record<string, unknown>> => {
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return JSON.parse(body) as Record<string, unknown>;
};

describe('exports over HTTP', () => {
  it('unread exports end and release their connections; those beyond the slots are refused', async () => {
    await open({ ...long, waitMs: 200, readerIdleMs: 1_000 });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, person) => ask(person).answered));
    expect(await connections()).toBeLessThanOrEqual(4);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers['retry-after']).toBe('10');
    expect(await bodyOf(refused[0]!)).toMatchObject({
      code: 'exports.busy',
      message: 'Too many files are being downloaded right now. Try again in 10 seconds.',
    });
    await until('the connections are back', async () => (await connections()) === 0);
    for (const response of answers.filter(({ statusCode }) => statusCode === 200)) {
      // An aborted response: the file is not mistaken for a complete one.
      await expect(bodyOf(response)).rejects.toMatchObject({ code: 'ECONNRESET' });
    }
  });

  it('an export of a caller who leaves frees its slot at once', async () => {
    await open({ ...long, exports: 1 });
    const first = ask(0);
    expect((await first.answered).statusCode).toBe(200);
    const second = ask(1);
    first.leave();
    expect((await second.answered).statusCode).toBe(200);
    await until('one connection is left', async () => (await connections()) === 1);
  });

  it.each(['csv', 'excel'])(
    'an export of a caller who leaves while PostgreSQL still searches is cancelled (%s)',
    async (format) => {
      await open(
        long,
        'from generate_series(1, 1000000) n, lateral (select pg_sleep(n * 0 + 600)::text as noise) s',
      );
      const { leave } = ask(0, format);
      await until('PostgreSQL works', async () => {
        const { rows } = await observer.query(
          `select from pg_stat_activity where datname = current_database() and application_name = 'plateno export'
           and wait_event = 'PgSleep'`,
        );
        return rows.length === 1;
      });
      leave();
      expect(await until('the connection is back', async () => (await connections()) === 0)).toBe(true);
    },
  );

  it('two workbooks run at a time over all persons, beside other files and requests', async () => {
    await open(long);
    const begun: ReturnType<typeof ask>[] = [];
    for (let person = 0; person < 20; person += 1) {
      const workbook = ask(person, 'excel');
      void workbook.answered.then(() => begun.push(workbook)).catch(() => undefined);
    }
    await until('two workbooks have begun', () => begun.length === 2);
    expect((await http.ask('/healthz')).status).toBe(200);
    expect((await ask(22).answered).statusCode).toBe(200);
    expect(await connections()).toBeLessThanOrEqual(3);
    expect(begun).toHaveLength(2);
    begun[0]!.leave();
    await until('a third has begun', () => begun.length === 3);
    expect((await begun[2]!.answered).statusCode).toBe(200);
  });
});

it('PostgreSQL ends a snapshot that is idle for a minute', async () => {
  await open(long);
  const client = await openSnapshot(database.url);
  const { rows } = await client.query('show idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
  await client.end();
});
