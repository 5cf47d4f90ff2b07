import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { until } from '#test/support/application/until.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { openDownloads, type Download, type DownloadKind, type Downloads } from './downloads-fixture.ts';

let open: Downloads;
beforeAll(async () => {
  open = await openDownloads();
});
afterEach(async () => {
  open.printer.work();
  open.exports.fate = { kind: 'WHOLE' };
  await until('no export is open', () => open.exports.open === 0);
});
afterAll(() => open.close());

const ask = ({ as, path, body }: Download, signal?: AbortSignal): Promise<Response> =>
  fetch(`${open.shop.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(signal && { signal }),
    headers: {
      'accept-encoding': 'identity',
      'accept-language': 'en',
      ...(as === null ? {} : { authorization: `Bearer ${as}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

type Calls = readonly [name: string, call: Download][];

const inFormat = (calls: Calls, format: 'csv' | 'excel'): Calls =>
  calls.map(([name, call]) => [`${name} as ${format}`, { ...call, path: `${call.path}?format=${format}` }]);

/** The calls of these kinds by name, lists as CSV. */
const callsOf = (...kinds: readonly DownloadKind[]): Calls => {
  const calls = Object.entries(open.calls).filter(([, { kind }]) => kinds.includes(kind));
  const isList = ([, { kind }]: Calls[number]): boolean => kind === 'LIST';
  return [...inFormat(calls.filter(isList), 'csv'), ...calls.filter((call) => !isList(call))];
};

/** Workbooks with sums and without. One reader reads the rows of all workbooks, and one writer writes them. */
const sampleWorkbooks = ['GET /invoices/export', 'GET /exports/audit-log'];
const workbooksOf = (names: readonly string[]): Calls =>
  inFormat(
    names.map((name) => [name, open.calls[name]!]),
    'excel',
  );
const listNames = (): string[] =>
  Object.entries(open.calls).flatMap(([name, { kind }]) => (kind === 'LIST' ? [name] : []));
const all = ['LIST', 'PRINT', 'PACK_OF_PRINTS', 'PACK_OF_LISTS', 'STORED', 'STORED_FILES'] as const;
/** All lists are copied by the same statements, as the test of each list shows: two stand for them, unless all are asked for. */
const isSample = ([name]: Calls[number]): boolean =>
  isEveryRow || sampleWorkbooks.some((sample) => name.startsWith(sample));
const listsAndPacks = (): Calls => [
  ...callsOf('LIST').filter(isSample),
  ...callsOf('PACK_OF_LISTS'),
  ...workbooksOf(sampleWorkbooks),
];

/** The call is refused before its first byte, with this code. */
const expectRefused = async (name: string, answer: Response, code: string, status = 503): Promise<void> => {
  expect([name, answer.status]).toEqual([name, status]);
  expect([name, answer.headers.get('content-disposition')]).toEqual([name, null]);
  expect([name, await answer.json()]).toEqual([
    name,
    expect.objectContaining({ code, message: expect.stringMatching(/\w/) }),
  ]);
};

/** Reads a file that has begun until its connection breaks. */
const expectBroken = async (name: string, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  const readOn = async (): Promise<string> => {
    for (;;) if ((await reader.read()).done) return `${name} ended as if it were whole`;
  };
  await expect(readOn(), name).rejects.toThrow(/terminated|aborted|reset|closed/);
};

const begin = async (name: string, call: Download, signal?: AbortSignal) => {
  const answer = await ask(call, signal);
  expect([name, answer.status]).toEqual([name, 200]);
  const reader = answer.body!.getReader();
  expect([name, (await reader.read()).done]).toEqual([name, false]);
  return reader;
};

test('each call of the API whose answer is a file is among these downloads', () => {
  const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
  const data = ['application/json', 'text/event-stream'];
  const files = open.shop.application.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ produces }) => !produces.some((type) => data.includes(type)));
  expect(Object.keys(open.calls).toSorted()).toEqual(files.map(nameOf).toSorted());
});

/** The answer is a whole file. @returns its bytes */
const readWhole = async (name: string, answer: Response): Promise<number> => {
  expect([name, answer.status]).toEqual([name, 200]);
  const { byteLength } = await answer.arrayBuffer();
  expect([name, byteLength > 10]).toEqual([name, true]);
  return byteLength;
};

test('each download is whole, and one that is not streamed says its length', async () => {
  for (const [name, call] of callsOf('PRINT', 'PACK_OF_PRINTS', 'PACK_OF_LISTS', 'STORED', 'STORED_FILES')) {
    const answer = await ask(call);
    const bytes = await readWhole(name, answer);
    const isAtOnce = call.kind === 'PRINT' || call.kind === 'STORED';
    expect([name, answer.headers.get('content-length')]).toEqual([name, isAtOnce ? String(bytes) : null]);
  }
});

test('each list is whole and streamed, copied as CSV and read by the one reader of workbooks', async () => {
  const snapshot = /^begin transaction isolation level repeatable read read only$/;
  const copied = [snapshot, /^copy \(/];
  const read = [snapshot, /^declare export_rows no scroll cursor for /, /^fetch 500 from export_rows$/];
  const lists = [
    ...callsOf('LIST').map(([name, call]) => ({ name, call, statements: copied })),
    ...workbooksOf(listNames()).map(([name, call]) => ({ name, call, statements: read })),
  ];
  for (const { name, call, statements } of lists) {
    open.exports.seen();
    const answer = await ask(call);
    await readWhole(name, answer);
    expect([name, answer.headers.get('content-length')]).toEqual([name, null]);
    const seen = [statements.map((statement) => expect.stringMatching(statement))];
    expect([name, open.exports.seen()]).toEqual([name, seen]);
  }
});

describe('a download that cannot begin is refused with a code before its first byte', () => {
  test('documents and packs of documents without a browser', async () => {
    expect.hasAssertions();
    for (const [name, call] of callsOf('PRINT', 'PACK_OF_PRINTS')) {
      open.printer.failAfter(0);
      await expectRefused(name, await ask(call), 'documents.away');
    }
  });

  test('lists and packs of lists whose database connection ends at any statement before the rows', async () => {
    expect.hasAssertions();
    for (const [name, call] of listsAndPacks()) {
      const statements = name.endsWith('excel') ? [-1, 2] : [-1, 1];
      for (const statement of statements) {
        open.exports.fate = { kind: 'LOST', statement };
        await expectRefused(`${name}, statement ${statement}`, await ask(call), 'input.unavailable');
      }
    }
  });

  test('any download whose call loses its database connection at any statement', async () => {
    expect.hasAssertions();
    const cut = new Set<string>();
    for (const [name, call] of callsOf(...all)) {
      open.relay.watch();
      await (await ask(call)).arrayBuffer();
      const statements = open.relay.texts();
      open.relay.seen();
      for (const place of statements.keys()) {
        // Calls of one kind that have made the same statements so far are at the same place; in the gate the same statement is.
        const before = JSON.stringify([call.kind, statements.slice(isEveryRow ? 0 : place, place + 1)]);
        if (cut.has(before)) continue;
        cut.add(before);
        open.relay.watch({ place, moment: 'before' });
        const answer = await ask(call);
        open.relay.seen();
        // A read may be repeated on another connection: then the file is whole.
        if (answer.status === 200) await answer.arrayBuffer();
        else await expectRefused(`${name}, statement ${place}`, answer, 'input.unavailable');
      }
    }
  });
});

describe('a download that breaks in the middle breaks its connection', () => {
  test('lists and packs of lists whose database connection ends while rows are sent', async () => {
    expect.hasAssertions();
    for (const [name, call] of listsAndPacks()) {
      open.exports.fate = { kind: 'ENDLESS' };
      const reader = await begin(name, call);
      open.exports.cut();
      await expectBroken(name, reader);
      await until('no export is open', () => open.exports.open === 0);
    }
  });

  test('packs of documents whose browser is gone after the first one', async () => {
    expect.hasAssertions();
    for (const [name, call] of callsOf('PACK_OF_PRINTS')) {
      open.printer.failAfter(1);
      await expectBroken(name, await begin(name, call));
    }
  });
});

describe('a download whose caller leaves', () => {
  test('lists and packs of lists free their connections', async () => {
    for (const [name, call] of listsAndPacks()) {
      open.exports.fate = { kind: 'ENDLESS' };
      const left = new AbortController();
      await begin(name, call, left.signal);
      expect([name, open.exports.open > 0]).toEqual([name, true]);
      left.abort();
      await until(`${name} has closed its connection`, () => open.exports.open === 0);
    }
  });

  test('documents leave the print queue, and so does each document of a pack', async () => {
    for (const [name, call] of callsOf('PRINT', 'PACK_OF_PRINTS')) {
      const isAsked = open.printer.waitAfter(0);
      const left = new AbortController();
      const answer = ask(call, left.signal);
      await isAsked;
      left.abort();
      await expect(answer, name).rejects.toThrow('aborted');
      await until(`${name} has left the queue`, () => open.printer.waiting === 0);
    }
    for (const [name, call] of callsOf('PACK_OF_PRINTS')) {
      const isAsked = open.printer.waitAfter(1);
      const left = new AbortController();
      await begin(name, call, left.signal);
      await isAsked;
      left.abort();
      await until(`${name} has left the queue`, () => open.printer.waiting === 0);
    }
  });
});

test('files and packs of a closed month whose stored file is altered or missing are refused with a code', async () => {
  const { shop, sellerId, month } = open;
  const calls = Object.entries(open.calls).filter(
    ([, { path, kind }]) => path.includes('month') && kind !== 'LIST',
  );
  const closed = calls.filter(([name]) => name !== 'POST /accountant/packs');
  expect(closed).toHaveLength(5);
  const ofMonth = `merchant_id = ${sellerId} and month = '${month}-01' and name = 'PRODAGBI.TXT'`;
  await shop.database.rows(`create table whole_files as select * from month_files where ${ofMonth}`);
  for (const fault of [
    `update month_files set content = content || '\\x20'::bytea where ${ofMonth}`,
    `delete from month_files where ${ofMonth}`,
  ]) {
    await shop.database.rows(fault);
    for (const [name, call] of closed)
      await expectRefused(name, await ask(call), 'closing.files-damaged', 409);
  }
  await shop.database.rows('insert into month_files select * from whole_files');
  await shop.database.rows('drop table whole_files');
});
