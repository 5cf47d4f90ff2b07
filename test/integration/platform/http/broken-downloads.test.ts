import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { exportMerchants } from '#contract/exports.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { text, type Export } from '#platform/exports/export.ts';
import { writeExport } from '#platform/exports/write-export.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { contractEndpoints } from '#development/contract-endpoints.ts';
import { Download, serve } from '#platform/http/route.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { user } from '../../modules/invoices/invoice-callers.ts';

const streams = ['application/json', 'text/event-stream'];

/** Media types of every file that the contract offers. */
const readTypes = async (): Promise<string[]> => {
  const types = new Set((await contractEndpoints()).flatMap(({ produces }) => produces));
  return [...types].filter((type) => !streams.includes(type)).toSorted();
};
const types = await readTypes();

/** Pieces that no compressor shortens, then a failure. */
const failing = async function* failing(pieces: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < pieces; piece += 1) yield randomBytes(65_536);
  throw new Error('the database is gone');
};

const failAfter = [0, 1, 2, 40] as const;
const routes = types.flatMap((type, place) =>
  failAfter.map((pieces) =>
    serve({ ...exportMerchants, query: z.object({}), path: `/broken/${place}/${pieces}` }, async () => {
      return new Download({ type, fileName: 'file', content: failing(pieces) });
    }),
  ),
);

/** Nothing listens there. */
const nowhere = 'postgres://app@127.0.0.1:1/none';
const list: Export = {
  title: 'x',
  language: 'en',
  columns: [text('a', 'A', 5, 'n')],
  source: 'from generate_series(1, 9) n',
  orderBy: 'n',
  bindings: {},
};
const away = openDatabase(nowhere);
const formats = ['csv', 'excel', 'json-lines'] as const;
const listRoutes = formats.map((format) =>
  serve({ ...exportMerchants, query: z.object({}), path: `/lists/${format}` }, async () => {
    const content = writeExport({ database: away.database, url: nowhere }, format, list);
    return exportDownload(format, { fileName: 'x', content });
  }),
);

let http: Awaited<ReturnType<typeof serveRoutes>>;
beforeAll(async () => {
  http = await serveRoutes([...routes, ...listRoutes], { admin: user('ADMIN', 1) });
});
afterAll(async () => {
  await http.close();
  await away.close();
});

const ask = (type: string, pieces: number, encoding: string): Promise<Response> =>
  fetch(`${http.url}/api/broken/${types.indexOf(type)}/${pieces}`, {
    headers: { authorization: 'Bearer admin', 'accept-encoding': encoding },
  });

test('the contract offers files of these types', () => {
  expect(types.length).toBeGreaterThan(5);
});

test.each(types)(
  'a file of type %s that cannot begin is refused with a status before its first byte',
  async (type) => {
    for (const encoding of ['gzip', 'identity']) {
      const answer = await ask(type, 0, encoding);
      expect(answer.status).toBe(500);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect(await answer.json()).toHaveProperty('requestId');
    }
  },
);

test.each(types)(
  'a file of type %s that fails in the middle breaks its connection and never ends',
  async (type) => {
    for (const encoding of ['gzip', 'identity'])
      for (const pieces of failAfter.slice(1)) {
        const whole = ask(type, pieces, encoding).then((answer) => answer.arrayBuffer());
        await expect(whole, `${encoding}, ${pieces}`).rejects.toThrow(/terminated|fetch failed/);
      }
  },
);

test.each(formats)(
  'a list as %s whose database is away is refused with a status before its first byte',
  async (format) => {
    const answer = await fetch(`${http.url}/api/lists/${format}`, {
      headers: { authorization: 'Bearer admin' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(await answer.json()).toHaveProperty('requestId');
  },
);
