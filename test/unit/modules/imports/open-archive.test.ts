import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskArchiveFiles } from '#modules/imports/adapters/files/disk-archive-files.ts';
import type { NewForeignDocument } from '#modules/imports/domain/foreign-document.ts';
import { sampleArchive, withManifest, zipOf, type ZipEntry } from '#test/support/sample-archive.ts';

let folder: string;
let files: DiskArchiveFiles;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-imports-'));
  files = new DiskArchiveFiles(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (entries: readonly ZipEntry[], path: string): string =>
  new TextDecoder().decode(entries.find((entry) => entry.path === path)!.bytes);
const changed = (entries: readonly ZipEntry[], path: string, change: (text: string) => string): ZipEntry[] =>
  entries.map((entry) =>
    entry.path === path ? { ...entry, bytes: bytes(change(textOf(entries, path))) } : entry,
  );

const fileOf = async (content: Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'plateno-zip-')), 'a.zip');
  await writeFile(path, content);
  return path;
};

/** Opens a file and leaves nothing. */
const opening = async <T>(
  content: Uint8Array,
  look: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>,
) => {
  const staged = await files.stage(await fileOf(content));
  try {
    return await look(await staged.open());
  } finally {
    await staged.remove();
  }
};
const open = async (file: string) => (await files.stage(file)).open();
const documentsOf = (content: Uint8Array): Promise<NewForeignDocument[]> =>
  opening(content, async (opened) => {
    const all: NewForeignDocument[] = [];
    for await (const document of opened.documents()) all.push(document);
    return all;
  });
/** The code of the refusal and what it names; nothing is left behind. */
const refusalOf = async (content: Uint8Array): Promise<readonly unknown[]> => {
  const refused = await opening(content, async () => null).catch((error: unknown) => error);
  expect(await readdir(join(folder, 'imports'))).toEqual([]);
  const { code, params } = refused as { code: string; params: object };
  return [code, ...Object.values(params)];
};
const refusalOfEntries = async (entries: readonly ZipEntry[]) => refusalOf(await zipOf(entries));

test('an untouched archive opens with its documents, sums and the end of its series', async () => {
  const content = await zipOf(sampleArchive());

  const facts = await opening(content, async (opened) => opened.facts);
  expect(facts).toMatchObject({ documents: 2, anchors: 1, end: { number: 2, issueDate: '2026-10-01' } });
  expect(facts.keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await documentsOf(content)).toMatchObject([
    { number: '0000000001', totalMinor: 12_000, openMinor: 10_000, annulledAt: null, currency: 'EUR' },
    {
      number: '0000000002',
      totalMinor: 5_000,
      openMinor: 0,
      annulledAt: new Date('2026-10-02T21:00:00.000Z'),
    },
  ]);
});

test('only the keys that have signed an anchor are named, with the last document that one covers', async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const more = changed(sampleArchive(), 'archive.json', (text) =>
    text.replace('"anchorKeys":[', `"anchorKeys":[${JSON.stringify(other)},`),
  );
  const { keys, ...facts } = await opening(await zipOf(withManifest(more)), async (opened) => opened.facts);
  expect(facts).toMatchObject({ anchors: 1, signedUpTo: 2 });
  expect(keys).toHaveLength(1);

  const bare = withManifest(changed(sampleArchive(), 'anchors.jsonl', () => ''));
  expect(await opening(await zipOf(bare), async (opened) => opened.facts)).toMatchObject({
    anchors: 0,
    keys: [],
  });
});

test('half a surrogate pair in a document whose proof was corrected is read as it was stored', async () => {
  const buyer = { name: 'Мария \ud83d', address: null, taxId: null, vatNumber: null };
  const content = await zipOf(sampleArchive({ documents: [{ buyer }] }));

  expect(await documentsOf(content)).toMatchObject([{ buyerName: 'Мария \ufffd' }]);
});

test('a credit note without a refund lowers what is open of its document, and is not owed itself', async () => {
  const note = { type: 'CREDIT_NOTE', total: '3000 EUR', correctsInvoiceId: 40 };
  const content = await zipOf(sampleArchive({ documents: [{}, {}, note] }));

  expect((await documentsOf(content)).map(({ openMinor }) => openMinor)).toEqual([7_000, 0, 0]);
});

test('a file that is no ZIP, or is cut off, is refused as such', async () => {
  const whole = await zipOf(sampleArchive());
  expect(await refusalOf(bytes('hello'))).toEqual(['imports.no-archive']);
  expect(await refusalOf(whole.subarray(0, whole.length - 30))).toEqual(['imports.no-archive']);
  expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual(['imports.no-archive']);
});

test('an archive that unpacks to a hundred times its size is refused before it fills the disk', async () => {
  const zeros = { path: 'months/2026-10/zeros.csv', bytes: new Uint8Array(40_000_000) };
  expect(await refusalOfEntries([...sampleArchive(), zeros])).toEqual(['imports.too-large', zeros.path]);
});

test('a list with one endless line and a whole file that is too long are refused', async () => {
  const long = 'x'.repeat(4_100_000);
  for (const path of ['access.jsonl', 'merchant.json', 'manifest.sha256'])
    expect(
      await refusalOfEntries([
        ...sampleArchive().filter((entry) => entry.path !== path),
        { path, bytes: bytes(long) },
      ]),
    ).toEqual(['imports.too-large', path]);
});

/** A name in a ZIP that no library writes: another one of its length, in both places. */
const renamed = async (to: string): Promise<Buffer> => {
  const name = 'z'.repeat(Buffer.byteLength(to));
  const content = await zipOf([...sampleArchive(), { path: name, bytes: bytes('x') }]);
  const wanted = Buffer.from(to);
  for (let at = content.indexOf(name); at !== -1; at = content.indexOf(name, at + 1))
    wanted.copy(content, at);
  return content;
};

test.each([
  '../../outside.txt',
  '/etc/outside.txt',
  'documents/../../outside.txt',
  'documents\\outside.txt',
  'C:/outside.txt',
  './outside.txt',
  'documents//outside.txt',
  'documents/out\0side.txt',
])('a path outside of the archive is refused by its name: %j', async (path) => {
  expect(await refusalOf(await renamed(path))).toEqual(['imports.path-outside', path]);
});

test('a link, and a device, are refused by name', async () => {
  for (const mode of [0o120777, 0o020666])
    expect(
      await refusalOfEntries([
        ...sampleArchive(),
        { path: 'documents/link.pdf', bytes: bytes('/etc/passwd'), mode },
      ]),
    ).toEqual(['imports.no-plain-file', 'documents/link.pdf']);
});

test('one name twice is refused, also in another case', async () => {
  const archive = sampleArchive();
  for (const path of ['merchant.json', 'MERCHANT.json'])
    expect(await refusalOfEntries([...archive, { path, bytes: bytes('{}') }])).toEqual([
      'imports.repeated-path',
      path,
    ]);
  expect(await refusalOfEntries([...archive, { path: 'merchant.json/inside', bytes: bytes('') }])).toEqual([
    'imports.repeated-path',
    'merchant.json/inside',
  ]);
});

test('a file that differs from the manifest, is missing, or stands beside it is refused by name', async () => {
  const archive = sampleArchive();
  const pdf = 'documents/0000000001.pdf';
  expect(await refusalOfEntries(changed(archive, pdf, (text) => `${text}x`))).toEqual([
    'imports.altered',
    pdf,
  ]);
  const without = archive.filter(({ path }) => path !== pdf);
  expect(await refusalOfEntries(without)).toEqual(['imports.altered', pdf]);
  expect(await refusalOfEntries(withManifest(without))).toEqual(['imports.altered', pdf]);
  const beside = { path: 'months/added.txt', bytes: bytes('x') };
  expect(await refusalOfEntries([...archive, beside])).toEqual(['imports.altered', beside.path]);
  expect(await refusalOfEntries(archive.filter(({ path }) => path !== 'manifest.sha256'))).toEqual([
    'imports.altered',
    'manifest.sha256',
  ]);
  const manifest = changed(archive, 'manifest.sha256', (text) =>
    text.replace(/^./, (first) => (first === 'f' ? '0' : 'f')),
  );
  expect((await refusalOfEntries(manifest))[0]).toBe('imports.altered');
});

test('another format is refused by its number, whatever else it has', async () => {
  const other = changed(sampleArchive(), 'archive.json', (text) => text.replace('"format":1', '"format":2'));
  expect(await refusalOfEntries(withManifest(other))).toEqual(['imports.other-format', 2]);
  expect(await refusalOfEntries(other)).toEqual(['imports.other-format', 2]);
});

/** The code of an archive of which one file was changed together with the manifest. */
const forged = async (path: string, change: (text: string) => string): Promise<unknown> =>
  (await refusalOfEntries(withManifest(changed(sampleArchive(), path, change))))[0];

test('a document that was edited, taken out, or is of another merchant is refused also with a new manifest', async () => {
  const cases: [string, (text: string) => string][] = [
    ['documents.jsonl', (text) => text.replace('12000 EUR', '13000 EUR')],
    ['documents.jsonl', (text) => text.split('\n').slice(1).join('\n')],
    ['documents.jsonl', (text) => text.trimEnd().split('\n').slice(0, -1).join('\n')],
    ['documents.jsonl', (text) => text.replace(/"previousHash":"[0-9a-f]/, '"previousHash":"x')],
    ['archive.json', (text) => text.replace('"merchantId":7', '"merchantId":8')],
    [
      'archive.json',
      (text) => text.replace('"start":null', `"start":{"number":"0000000004","hash":"${'a'.repeat(64)}"}`),
    ],
  ];
  for (const [path, change] of cases)
    expect([path, await forged(path, change)]).toEqual([path, 'imports.broken-chain']);
});

test('an anchor of another key, a changed one, and one that the chain does not contain are refused', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  expect((await refusalOfEntries(sampleArchive({ key: privateKey })))[0]).toBe('imports.false-anchor');
  for (const change of [
    (text: string) => text.replace('2026-10-05', '2026-10-06'),
    (text: string) => text.replace(/"hash":"[0-9a-f]{64}"/, `"hash":"${'f'.repeat(64)}"`),
  ])
    expect(await forged('anchors.jsonl', change)).toBe('imports.false-anchor');
});

test('a file that is not written as the format says is refused by name', async () => {
  const cases: [string, (text: string) => string][] = [
    ['merchant.json', (text) => text.replace('"SERVICE"', '"CHURCH"')],
    ['merchant.json', () => '{'],
    ['archive.json', (text) => text.replace('"madeAt":"2026-11-01T10:00:00.000Z"', '"madeAt":"never"')],
  ];
  for (const [path, change] of cases)
    expect(await refusalOfEntries(withManifest(changed(sampleArchive(), path, change)))).toEqual([
      'imports.wrong-content',
      path,
    ]);
});

const refusalOfMerchant = async (merchant: object) => refusalOfEntries(sampleArchive({ merchant }));

test('a colour, a VAT registration and a public page that the format does not have are refused by the file', async () => {
  const none = { vatRegistration: 'NONE', vatNumber: null };
  const page = { text: null, town: null, showsPhone: true, showsEmail: false, takesAmounts: true };
  for (const merchant of [
    { brandColor: 'red' },
    { brandColor: '#0A5C4' },
    { brandColor: '#0A5C4E;}body{display:none' },
    { registrations: [{ ...none, validFrom: '2026-02-31' }] },
    { registrations: [{ ...none, validFrom: '2026-02-01', vatRegistration: 'SOME' }] },
    { registrations: {} },
    { publicPage: { ...page, isIndexed: true, minMinor: 100, maxMinor: 1.5, currency: 'EUR' } },
  ])
    expect(await refusalOfMerchant(merchant)).toEqual(['imports.wrong-content', 'merchant.json']);
});

test('a logo comes as the bytes that it has, and one that no picture needs is refused before it is read', async () => {
  const withLogo = (logo: Uint8Array, name = 'logo.png') => zipOf(sampleArchive({ files: { [name]: logo } }));
  const logoIn = async (content: Uint8Array) => opening(content, async ({ logo }) => logo && String(logo));
  expect(await logoIn(await withLogo(bytes('picture')))).toBe(String(Buffer.from('picture')));
  expect(await logoIn(await withLogo(bytes('picture'), 'logo.jpg'))).toBe(String(Buffer.from('picture')));
  expect(await refusalOf(await withLogo(new Uint8Array(4_100_000)))).toEqual([
    'imports.too-large',
    'logo.png',
  ]);
});

test('an archive of an earlier release has neither colour, logo, registrations nor a public page', async () => {
  expect(
    await opening(await zipOf(sampleArchive()), async ({ merchant, logo }) => ({ ...merchant, logo })),
  ).toMatchObject({
    brandColor: null,
    registrations: [],
    publicPage: null,
    logo: null,
  });
});

/** What `node verify.mjs` says of the files in a folder. */
const verifierAccepts = async (entries: readonly ZipEntry[]): Promise<boolean> => {
  const root = await mkdtemp(join(tmpdir(), 'plateno-verify-'));
  for (const { path, bytes: content } of entries) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const program = join(import.meta.dirname, '../../../../src/modules/archives/adapters/files/verify.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, root], { env: {} }, (error) => resolve(error === null));
  });
};

test('the verifier of an archive and the import accept and refuse the same archives', async () => {
  const archive = sampleArchive();
  const other = generateKeyPairSync('ed25519').privateKey;
  const edits: [string, (text: string) => string][] = [
    ['documents.jsonl', (text) => text.replace('12000 EUR', '13000 EUR')],
    ['documents.jsonl', (text) => text.replace('"previousHash":null', '"previousHash":"a"')],
    ['documents.jsonl', (text) => text.split('\n').slice(1).join('\n')],
    ['documents.jsonl', () => '{'],
    ['anchors.jsonl', (text) => text.replace('2026-10-05', '2026-10-06')],
    ['archive.json', (text) => text.replace('"format":1', '"format":3')],
    ['archive.json', (text) => text.replace('"merchantId":7', '"merchantId":9')],
    ['archive.json', (text) => text.replace('"lastHash":"', '"lastHash":"0')],
  ];
  const altered: (readonly ZipEntry[])[] = [
    ...edits.map(([path, change]) => withManifest(changed(archive, path, change))),
    sampleArchive({ key: other }),
    changed(archive, 'months/2026-10/register.csv', (text) => `${text}x`),
    [...archive, { path: 'added.txt', bytes: bytes('x') }],
    archive.filter(({ path }) => path !== 'documents/0000000002.pdf'),
  ];
  expect(altered.length).toBeGreaterThan(11);
  for (const entries of [archive, ...altered]) {
    const isOpened = await opening(await zipOf(entries), async () => true).catch(() => false);
    expect(await verifierAccepts(entries)).toBe(isOpened);
    expect(isOpened).toBe(entries === archive);
  }
});
