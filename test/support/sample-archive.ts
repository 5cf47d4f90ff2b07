import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of a ZIP archive; `mode` as Unix writes it. */
export type ZipEntry = Readonly<{ path: string; bytes: Uint8Array; mode?: number }>;

/** These files as a ZIP, also ones that no archive has. */
export const zipOf = async (entries: readonly ZipEntry[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const { path, bytes, mode } of entries)
    zip.addBuffer(Buffer.from(bytes), path, mode === undefined ? {} : { mode });
  zip.end();
  return buffer(zip.outputStream);
};

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The files with a manifest of them. */
export const withManifest = (entries: readonly ZipEntry[]): ZipEntry[] => {
  const others = entries.filter(({ path }) => path !== 'manifest.sha256');
  const text = others.map(({ path, bytes }) => `${sha256(bytes)}  ${path}\n`).join('');
  return [...others, { path: 'manifest.sha256', bytes: bytesOf(text) }];
};

const document = (merchantId: number, number: number, about: object) => ({
  merchantId,
  series: 'LEGAL',
  number,
  type: 'INVOICE',
  paymentId: null,
  refundId: null,
  correctsInvoiceId: null,
  total: '12000 EUR',
  issueDate: '2026-10-01',
  dueDate: '2026-10-15',
  buyer: { name: 'Купувач ЕООД', address: null, taxId: '175074752', vatNumber: null },
  customerEmail: 'kupuvach@example.bg',
  ...about,
});

type Link = Readonly<{
  kind: string;
  number: string;
  text: (previousHash: string | null) => string;
  id?: number;
}>;
type About = Readonly<{
  installation?: string;
  merchantId?: number;
  email?: string;
  taxId?: string | null;
  documents?: readonly object[];
  /** Changed fields of `merchant.json`. */
  merchant?: object;
  /** Further files. */
  files?: Readonly<Record<string, Uint8Array>>;
  key?: KeyObject;
}>;

/** The chain: two invoices, of which the first is paid in part and the second annulled, and what is asked besides. */
const linksOf = (merchantId: number, documents: readonly object[]): Link[] => {
  const printed = (number: number): string => String(number).padStart(10, '0');
  const issued = documents.map((about, place): Link => ({
    kind: 'DOCUMENT',
    id: 40 + place,
    number: printed(place + 1),
    text: (previousHash) =>
      JSON.stringify({ document: document(merchantId, place + 1, about), previousHash }),
  }));
  const fact = (kind: string, number: number, lines: readonly (string | number)[], last: string): Link => ({
    kind,
    number: printed(number),
    text: (previous) => [...lines, previous, last].join('\n'),
  });
  const day = '2026-10-02T21:00:00.000Z';
  const paid = [
    'payment',
    merchantId,
    'LEGAL',
    1,
    'hash',
    'BANK',
    2_000,
    'EUR',
    '2026-10-03',
    day,
    '',
    '',
    'x',
    day,
  ];
  const annulled = ['annulment', merchantId, 'LEGAL', 2, 'hash', day];
  return documents.length < 2
    ? issued
    : [...issued, fact('PAYMENT', 1, paid, ''), fact('ANNULMENT', 2, annulled, 'Грешка')];
};

const chainOf = (links: readonly Link[]) => {
  let previousHash: string | null = null;
  return links.map(({ text: textOf, ...link }) => {
    const text = textOf(previousHash);
    const line = { ...link, text, previousHash, hash: sha256(text) };
    previousHash = line.hash;
    return line;
  });
};

/** A signed end of the chain. */
const anchorOf = (merchantId: number, number: number, hash: string, key: KeyObject) => {
  const at = '2026-10-05T00:15:00.000Z';
  const line = sha256([at, merchantId, 'LEGAL', number, hash, ''].join('\n'));
  const signature = sign(null, Buffer.from(line), key).toString('base64');
  return { at, merchantId, series: 'LEGAL', number, hash, after: null, line, signature };
};

/** The files of a small archive of format 1, as another installation makes one. */
export const sampleArchive = ({
  installation = 'https://other.example',
  merchantId = 7,
  email = 'lipa@example.bg',
  taxId = null,
  documents = [{}, { total: '5000 EUR' }],
  merchant: changes = {},
  files = {},
  key,
}: About = {}): ZipEntry[] => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const chain = chainOf(linksOf(merchantId, documents));
  const numbers = chain.filter(({ kind }) => kind === 'DOCUMENT').map(({ number }) => number);
  const lastHash = chain.at(-1)?.hash ?? null;
  const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const created = { createdAt: '2026-09-01T10:00:00.000Z', archivedAt: null };
  const customers = [
    {
      id: 3,
      kind: 'COMPANY',
      name: 'Купувач ЕООД',
      contact: null,
      email: 'kupuvach@example.bg',
      phone: null,
      address: null,
      city: null,
      country: 'BG',
      taxId: '175074752',
      vatNumber: null,
      language: 'bg',
      dueDays: 7,
      note: null,
      ...created,
    },
  ];
  const items = [
    {
      id: 5,
      code: 'A1',
      name: 'Маса',
      nameEn: null,
      unit: 'бр.',
      priceMinor: 12_050,
      currency: 'EUR',
      exactPrice: null,
      priceHoldsVat: true,
      rate: 20,
      zeroGround: null,
      ...created,
    },
  ];
  const archive = {
    format: 1,
    installation,
    merchantId,
    madeAt: '2026-11-01T10:00:00.000Z',
    counts: { documents: numbers.length, rows: { 'customers.jsonl': 1, 'items.jsonl': 1 } },
    chain: lastHash === null ? null : { start: null, first: numbers[0], last: numbers.at(-1), lastHash },
    earlier: [],
    anchorKeys: [publicKey.export({ type: 'spki', format: 'pem' })],
  };
  const merchant = {
    id: merchantId,
    businessName: 'Дърводелница „Липа“ ЕООД',
    businessType: 'SERVICE',
    email,
    phoneNumber: '+359888123456',
    address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
    taxId,
    returnTerms: null,
    language: 'bg',
    vatRegistration: 'NONE',
    vatNumber: null,
    fiscalMode: 'EXEMPT',
    eShopNumber: null,
    iban: null,
    bic: null,
    invoiceAuthor: null,
    ...changes,
  };
  const anchors =
    lastHash === null ? [] : [anchorOf(merchantId, numbers.length, lastHash, key ?? privateKey)];
  const texts: Readonly<Record<string, string>> = {
    'archive.json': JSON.stringify(archive),
    'merchant.json': JSON.stringify(merchant),
    'documents.jsonl': lines(chain),
    'anchors.jsonl': lines(anchors),
    'customers.jsonl': lines(customers),
    'items.jsonl': lines(items),
    'months/2026-10/register.csv': 'a;b\n',
    ...Object.fromEntries(numbers.map((number) => [`documents/${number}.pdf`, `%PDF-1.7 ${number}`])),
  };
  return withManifest([
    ...Object.entries(texts).map(([path, text]) => ({ path, bytes: bytesOf(text) })),
    ...Object.entries(files).map(([path, bytes]) => ({ path, bytes })),
  ]);
};
