import { ledgerColumns, type LedgerColumn } from '../domain/month-totals.ts';

/** A file of a pack, by its path in the archive. */
export type GivenFile = Readonly<{ path: string; content: Uint8Array }>;
/** A fault of a file; line or record from 1, null for the whole file. */
export type FileFault = Readonly<{ path: string; line: number | null; fault: string }>;

type Sums = Readonly<{ columns: Readonly<Record<string, string>> | null; base: string; vat: string }>;
type Check = (content: Uint8Array, sums: Sums | null) => Omit<FileFault, 'path'>[];

const ledgerText = new TextDecoder('windows-1251');
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** null for bytes that are no UTF-8. */
const utf8Text = (content: Uint8Array): string | null => {
  try {
    return utf8.decode(content);
  } catch {
    return null;
  }
};
const recordBytes = 424;
const textBytes = 167;

const cents = (decimal: string): number | null =>
  /^ *-?\d+\.\d\d$/.test(decimal) ? Math.round(Number(decimal) * 100) : null;

const amountOf = (record: string, place: number): number | null =>
  cents(record.slice(textBytes + place * 15, textBytes + (place + 1) * 15));

/** Faults of one record of the ledger (VAT Act regulations, Annex 12). */
const recordFaults = (record: string, line: number): Omit<FileFault, 'path'>[] => {
  const fault = (text: string) => ({ line, fault: text });
  const found: Omit<FileFault, 'path'>[] = [];
  if (record.length !== recordBytes) return [fault(`${record.length} bytes instead of ${recordBytes}`)];
  if (!/^BG\d{9,10} {3,4}$/.test(record.slice(0, 15))) found.push(fault('02-00 is no VAT number'));
  if (!/^20\d\d(0[1-9]|1[0-2])$/.test(record.slice(15, 21))) found.push(fault('02-01 is no month'));
  if (record.slice(25, 40).trim() !== String(line)) found.push(fault('02-03 is not the position'));
  if (!/^(01|02|03|81)$/.test(record.slice(40, 42))) found.push(fault('02-04 is no type'));
  if (!/^\d{10} {10}$/.test(record.slice(42, 62))) found.push(fault('02-05 is no document number'));
  if (!/^\d\d\/\d\d\/\d{4}$/.test(record.slice(62, 72))) found.push(fault('02-06 is no date'));
  const amounts = ledgerColumns.map((_, place) => amountOf(record, place));
  if (amounts.includes(null)) return [...found, fault('an amount is malformed')];
  const known = amounts as number[];
  const hasMixedSigns = known.some((sum) => sum < 0) && known.some((sum) => sum > 0);
  return hasMixedSigns ? [...found, fault('amounts of both signs')] : found;
};

/** The columns of the ledger add up to those of `sums.json`. */
const columnFaults = (records: readonly string[], { columns }: Sums): Omit<FileFault, 'path'>[] =>
  ledgerColumns.flatMap((column: LedgerColumn, place) => {
    const sum = records.reduce((total, record) => total + (amountOf(record, place) ?? 0), 0);
    const expected = cents(columns?.[column] ?? '0.00');
    return sum === expected
      ? []
      : [
          {
            line: null,
            fault: `column ${column} is ${(sum / 100).toFixed(2)} instead of ${columns?.[column]}`,
          },
        ];
  });

const prodagbi: Check = (content, sums) => {
  const text = ledgerText.decode(content);
  if (text === '') return [];
  if (!text.endsWith('\r\n')) return [{ line: null, fault: 'the last record has no CRLF' }];
  const records = text.slice(0, -2).split('\r\n');
  const found = records.flatMap((record, place) => recordFaults(record, place + 1));
  return sums === null || sums.columns === null ? found : [...found, ...columnFaults(records, sums)];
};

const delta: Check = (content, sums) => {
  const text = ledgerText.decode(content);
  if (text === '') return [];
  if (!text.endsWith('\r\n')) return [{ line: null, fault: 'the last line has no CRLF' }];
  const lines = text.slice(0, -2).split('\r\n');
  const found = lines.flatMap((line, place) => {
    const fields = line.split('|');
    const isWhole =
      fields.length === 16 && cents(fields[4] ?? '') !== null && cents(fields[15] ?? '') !== null;
    return isWhole ? [] : [{ line: place + 1, fault: `${fields.length} fields, or a malformed amount` }];
  });
  if (found.length > 0 || sums === null) return found;
  const sumOf = (field: number): number =>
    lines.reduce((sum, line) => sum + cents(line.split('|')[field]!)!, 0);
  const isTrue = sumOf(15) === cents(sums.vat) && sumOf(4) === cents(sums.base)! + cents(sums.vat)!;
  return isTrue ? [] : [{ line: null, fault: 'the lines do not add up to sums.json' }];
};

/** The texts of all elements of a name. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => match[1]!);

const audit: Check = (content) => {
  const xml = ledgerText.decode(content);
  const found: Omit<FileFault, 'path'>[] = [];
  const fault = (text: string) => found.push({ line: null, fault: text });
  if (!xml.startsWith('<?xml version="1.0" encoding="windows-1251"?>')) fault('the encoding is not declared');
  for (const name of [
    'eik',
    'e_shop_n',
    'domain_name',
    'e_shop_type',
    'creation_date',
    'mon',
    'god',
    'r_ord',
    'r_total',
  ])
    if (texts(xml, name).length !== 1) fault(`${name} stands not once`);
  for (const [place, order] of [...xml.matchAll(/<orderenum>(.*?)<\/orderenum>/gs)].entries()) {
    const sum = (name: string) =>
      texts(order[1]!, name).reduce((total, text) => total + (cents(text) ?? Number.NaN), 0);
    if (sum('art_sum') !== sum('ord_total2'))
      found.push({ line: place + 1, fault: 'art_sum is not ord_total2' });
    if (sum('art_vat') !== sum('ord_vat')) found.push({ line: place + 1, fault: 'art_vat is not ord_vat' });
    if (sum('ord_total1') + sum('ord_vat') !== sum('ord_total2'))
      found.push({ line: place + 1, fault: 'net and VAT are not ord_total2' });
  }
  return found;
};

const ubl: Check = (content) => {
  const xml = utf8Text(content);
  if (xml === null) return [{ line: null, fault: 'no UTF-8' }];
  const found: Omit<FileFault, 'path'>[] = [];
  const fault = (text: string) => found.push({ line: null, fault: text });
  const sum = (name: string): number =>
    texts(xml, name).reduce((total, text) => total + (cents(text) ?? Number.NaN), 0);
  const lines = [
    ...xml.matchAll(/<cac:(?:Invoice|CreditNote)Line>(.*?)<\/cac:(?:Invoice|CreditNote)Line>/gs),
  ];
  const net = lines.reduce(
    (total, line) => total + (cents(texts(line[1]!, 'cbc:LineExtensionAmount')[0]!) ?? Number.NaN),
    0,
  );
  if (!texts(xml, 'cbc:CustomizationID')[0]?.startsWith('urn:cen.eu:en16931:2017'))
    fault('BT-24 is not EN 16931');
  if (net !== sum('cbc:TaxExclusiveAmount')) fault('BR-CO-10: lines do not add up');
  const vat = cents(texts(xml, 'cbc:TaxAmount')[0] ?? '') ?? Number.NaN;
  if (sum('cbc:TaxExclusiveAmount') + vat !== sum('cbc:TaxInclusiveAmount'))
    fault('BR-CO-15: net and VAT are not the total');
  if (sum('cbc:TaxInclusiveAmount') - sum('cbc:PrepaidAmount') !== sum('cbc:PayableAmount'))
    fault('BR-CO-16: the sum due');
  return found;
};

const checkOf = (path: string): Check | null => {
  const name = path.split('/').at(-1)!;
  if (name === 'PRODAGBI.TXT') return prodagbi;
  if (name === 'delta.txt') return delta;
  if (name === 'audit.xml') return audit;
  return /(^|\/)ubl\/[^/]+\.xml$/.test(path) || /^\d{10}\.xml$/.test(name) ? ubl : null;
};

const isSums = (file: GivenFile): boolean => file.path.split('/').at(-1) === 'sums.json';

/** The sums of a `sums.json`; null when it is none. */
const sumsOf = ({ content }: GivenFile): Sums | null => {
  try {
    const { columns = null, base, vat } = JSON.parse(utf8Text(content) ?? '') as Partial<Sums>;
    return base === undefined || vat === undefined ? null : { columns, base, vat };
  } catch {
    return null;
  }
};

/** Verifies files of a month against their formats and against `sums.json` beside them; other files are passed over. */
export const verifyFiles = (
  files: readonly GivenFile[],
): Readonly<{ verified: number; faults: readonly FileFault[] }> => {
  const given = files.find(isSums);
  const sums = given === undefined ? null : sumsOf(given);
  const known = files.filter(({ path }) => checkOf(path) !== null);
  const faults = known.flatMap(({ path, content }) =>
    checkOf(path)!(content, sums).map((fault) => ({ path, ...fault })),
  );
  const sumsFaults =
    given === undefined || sums !== null
      ? []
      : [{ path: given.path, line: null, fault: 'no sums of a month' }];
  return { verified: known.length, faults: [...sumsFaults, ...faults] };
};
