import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { until } from '#test/support/application/until.ts';
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

/** The calls of these kinds, lists once for each format, by name. */
const callsOf = (...kinds: readonly DownloadKind[]): [name: string, call: Download][] =>
  Object.entries(open.calls)
    .filter(([, { kind }]) => kinds.includes(kind))
    .flatMap(([name, call]) =>
      call.kind === 'LIST'
        ? ['csv', 'excel'].map((format): [string, Download] => [
            `${name} as ${format}`,
            { ...call, path: `${call.path}?format=${format}` },
          ])
        : [[name, call] as [string, Download]],
    );
const all = ['LIST', 'PRINT', 'PACK_OF_PRINTS', 'PACK_OF_LISTS', 'STORED'] as const;

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

test('each download is whole, and one that is not streamed says its length', async () => {
  for (const [name, call] of callsOf(...all)) {
    const answer = await ask(call);
    expect([name, answer.status]).toEqual([name, 200]);
    const { byteLength } = await answer.arrayBuffer();
    expect([name, byteLength > 10]).toEqual([name, true]);
    const isAtOnce = call.kind === 'PRINT' || call.kind === 'STORED';
    const length = isAtOnce ? String(byteLength) : null;
    expect([name, answer.headers.get('content-length')]).toEqual([name, length]);
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
    for (const [name, call] of callsOf('LIST', 'PACK_OF_LISTS')) {
      const statements = name.endsWith('excel') ? [-1, 2] : [-1, 1];
      for (const statement of statements) {
        open.exports.fate = { kind: 'LOST', statement };
        await expectRefused(`${name}, statement ${statement}`, await ask(call), 'input.unavailable');
      }
    }
  });

  test('any download whose call loses its database connection at any statement', async () => {
    expect.hasAssertions();
    for (const [name, call] of callsOf(...all).filter(([name_]) => !name_.endsWith('excel'))) {
      open.relay.watch();
      await (await ask(call)).arrayBuffer();
      const statements = open.relay.seen().length;
      for (let place = 0; place < statements; place += 1) {
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
    for (const [name, call] of callsOf('LIST', 'PACK_OF_LISTS')) {
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
    for (const [name, call] of callsOf('LIST', 'PACK_OF_LISTS')) {
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
