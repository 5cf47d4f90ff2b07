import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { cut, decimal, firstDay, lastDay, type SampleStatement } from './sample-statement.ts';

export const camtVersions = ['02', '03', '04', '08'] as const;
export type CamtVersion = (typeof camtVersions)[number];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element; without content when that is null. */
const element = (name: string, content: string | null): string =>
  content === null ? '' : `<${name}>${content}</${name}>`;
const textElement = (name: string, text: string | null): string =>
  element(name, text === null ? null : escaped(text));

/** Five decimals, as the schema allows; the last three are zero. */
const amount = (minor: number): string => `<Amt Ccy="EUR">${decimal(Math.abs(minor))}000</Amt>`;
const direction = (minor: number): string => element('CdtDbtInd', minor < 0 ? 'DBIT' : 'CRDT');
const day = (name: string, date: string | null): string =>
  element(name, date === null ? null : element('Dt', date));

const party = (role: string, { name, iban }: StatementLine, version: CamtVersion): string => {
  const named = textElement('Nm', name);
  const whole = version === '08' ? element('Pty', named) : named;
  return (
    (name === null ? '' : element(role, whole)) +
    element(`${role}Acct`, iban === null ? null : element('Id', element('IBAN', iban)))
  );
};

const detail = (line: StatementLine, version: CamtVersion, isBatch: boolean): string => {
  const { amountMinor, endToEnd, bankRef, isReversal, text } = line;
  const role = amountMinor > 0 === isReversal ? 'Cdtr' : 'Dbtr';
  const parties = party(role, line, version);
  const references =
    (isBatch ? textElement('AcctSvcrRef', bankRef) : '') +
    textElement('EndToEndId', endToEnd ?? 'NOTPROVIDED');
  const sum =
    version === '02'
      ? element('AmtDtls', element('TxAmt', amount(amountMinor)))
      : amount(amountMinor) + direction(amountMinor);
  const remittance =
    text === null
      ? ''
      : cut(text, 140, true)
          .map((part) => textElement('Ustrd', part))
          .join('');
  return element(
    'TxDtls',
    element('Refs', references) +
      sum +
      (parties === '' ? '' : element('RltdPties', parties)) +
      (remittance === '' ? '' : element('RmtInf', remittance)),
  );
};

/** What is changed of an entry: its status, or all of its details. */
export type EntryChanges = Readonly<{ status?: string; details?: string }>;

const entry = (lines: readonly StatementLine[], version: CamtVersion, changes: EntryChanges = {}): string => {
  const [first] = lines;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const { status = 'BOOK' } = changes;
  const isBatch = lines.length > 1;
  const details =
    changes.details ?? element('NtryDtls', lines.map((line) => detail(line, version, isBatch)).join(''));
  return element(
    'Ntry',
    amount(sum) +
      direction(sum) +
      (first!.isReversal ? element('RvslInd', 'true') : '') +
      element('Sts', version === '08' ? element('Cd', status) : status) +
      day('BookgDt', first!.bookedOn) +
      day('ValDt', first!.valueOn) +
      (isBatch ? '' : textElement('AcctSvcrRef', first!.bankRef)) +
      element('BkTxCd', element('Prtry', element('Cd', 'TRF'))) +
      details,
  );
};

const balance = (code: string, minor: number, date: string): string =>
  element(
    'Bal',
    element('Tp', element('CdOrPrtry', element('Cd', code))) +
      amount(minor) +
      direction(minor) +
      day('Dt', date),
  );

/** One statement; `changes` are made to each entry. */
export const camtStatement = (
  { iban, openingMinor, closingMinor, entries }: SampleStatement,
  version: CamtVersion,
  changes: EntryChanges = {},
): string =>
  element(
    'Stmt',
    element('Id', 'STMT-2026-11') +
      element('CreDtTm', '2026-12-01T03:00:00+02:00') +
      element(
        'FrToDt',
        element('FrDtTm', `${firstDay}T00:00:00`) + element('ToDtTm', `${lastDay}T23:59:59`),
      ) +
      element('Acct', element('Id', element('IBAN', iban)) + element('Ccy', 'EUR')) +
      balance(version === '02' ? 'PRCD' : 'OPBD', openingMinor, firstDay) +
      balance('CLBD', closingMinor, lastDay) +
      entries.map((lines) => entry(lines, version, changes)).join('\n'),
  );

/** A file of CAMT.053, valid by its schema. */
export const camtFile = (statements: readonly string[], version: CamtVersion): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">` +
  element(
    'BkToCstmrStmt',
    element('GrpHdr', element('MsgId', 'MSG-1') + element('CreDtTm', '2026-12-01T03:00:00+02:00')) +
      statements.join('\n'),
  ) +
  '</Document>';

/**
 * A file with its text and without all that a bank may leave out: the most movements fit into the largest file. An entry
 * tells its text in `AddtlNtryInf`.
 */
export const shortCamtFile = ({ entries, ...about }: SampleStatement): string => {
  const short = entries.map(([line]) => {
    const { amountMinor, bookedOn, text } = line!;
    return element(
      'Ntry',
      `<Amt Ccy="EUR">${decimal(Math.abs(amountMinor))}</Amt>` +
        direction(amountMinor) +
        element('Sts', 'BOOK') +
        day('BookgDt', bookedOn) +
        element('BkTxCd', '') +
        textElement('AddtlNtryInf', text),
    );
  });
  const statement = camtStatement({ ...about, entries: [] }, '02').replace(
    '</Stmt>',
    `${short.join('')}</Stmt>`,
  );
  return camtFile([statement], '02');
};
