import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { zipFile, type ZippedFile } from '#platform/exports/zip-file.ts';
import { readZip } from '#test/support/read-zip.ts';

const file = (path: string, text: string): ZippedFile => ({
  path,
  content: async function* content() {
    yield Buffer.from(text);
  },
});
const files = [
  file('summary.csv', 'сума'),
  file('агро-1/invoices.csv', 'а;б'.repeat(50_000)),
  file('b/c.xlsx', 'PK'),
];

it('an archive holds its files in the order given, with Cyrillic names and texts', async () => {
  const archive = await readZip(await buffer(zipFile(files)));
  expect(Object.keys(archive)).toEqual(files.map(({ path }) => path));
  expect(archive['агро-1/invoices.csv']!.text).toBe('а;б'.repeat(50_000));
});

it('equal files give equal bytes, whenever they are written', async () => {
  const first = await buffer(zipFile(files));
  expect(first.equals(await buffer(zipFile(files)))).toBe(true);
  const { date } = (await readZip(first))['summary.csv']!;
  expect(date.toISOString()).toBe('1980-01-01T00:00:00.000Z');
});

it('an archive opens one file at a time, and none before it is read', async () => {
  let open = 0;
  let most = 0;
  const counted = (path: string): ZippedFile => ({
    path,
    content: async function* content() {
      most = Math.max(most, (open += 1));
      yield Buffer.from('съдържание');
      open -= 1;
    },
  });
  await buffer(zipFile([counted('a'), counted('b'), counted('c')]));
  expect([open, most]).toEqual([0, 1]);
});

it('a file that fails makes the archive fail', async () => {
  const failing: ZippedFile = {
    path: 'failing',
    content: async function* content() {
      yield Buffer.from('начало');
      throw new Error('the database is away');
    },
  };
  await expect(buffer(zipFile([files[0]!, failing]))).rejects.toThrow('the database is away');
});

it('an archive whose first file fails gives no byte', async () => {
  const failing: ZippedFile = {
    path: 'failing',
    // oxlint-disable-next-line require-yield -- the print fails before its first byte
    content: async function* content() {
      throw new Error('no browser');
    },
  };
  const pieces = zipFile([failing, files[0]!])[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toThrow('no browser');
  await pieces.return!();
});

it('returning early closes the open file', async () => {
  let isClosed = false;
  const endless: ZippedFile = {
    path: 'endless',
    content: async function* content() {
      try {
        for (;;) yield Buffer.alloc(65_536, Math.random().toString());
      } finally {
        isClosed = true;
      }
    },
  };
  const pieces = zipFile([endless])[Symbol.asyncIterator]();
  // The first piece is the header of the file.
  for (let read = 0; read < 3; read += 1) await pieces.next();
  expect(isClosed).toBe(false);
  await pieces.return!();
  expect(isClosed).toBe(true);
});

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
};

it('returning early opens no further file, also when those begun end by it as if they were whole', async () => {
  let isOpened = false;
  const next: ZippedFile = {
    path: 'next',
    content: async function* content() {
      isOpened = true;
      yield Buffer.from('ред');
    },
  };
  const begun: ZippedFile = {
    path: 'begun',
    isBegunFirst: true,
    content: async function* content() {
      try {
        yield Buffer.from('ред');
      } finally {
        // As long as a connection takes to close.
        await turns();
      }
    },
  };
  const pieces = zipFile([file('summary', 'сума'), begun, next])[Symbol.asyncIterator]();
  await pieces.next();
  await pieces.return!();
  await turns();
  expect(isOpened).toBe(false);
});

const fails = (path: string, isBegunFirst: boolean): ZippedFile => ({
  path,
  isBegunFirst,
  // oxlint-disable-next-line require-yield -- it fails before its first byte
  content: async function* content() {
    throw new Error('no browser');
  },
});

it('an archive gives no byte when a file that it begins first fails, wherever it stands', async () => {
  const pieces = zipFile([files[0]!, files[1]!, fails('late', true)])[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toThrow('no browser');
  await pieces.return!();
});

it('a file that fails while nothing is read makes the next read fail, and not the process', async () => {
  const pieces = zipFile([files[0]!, fails('late', false)])[Symbol.asyncIterator]();
  await pieces.next();
  await new Promise((resolve) => void setImmediate(resolve));
  const readOn = async () => {
    while ((await pieces.next()).done !== true);
  };
  await expect(readOn()).rejects.toThrow('no browser');
});
