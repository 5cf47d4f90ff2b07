import type { BusinessDate } from '#kernel/business-date.ts';
import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { allAt, firstAt, textAt, type CamtElement } from './camt-elements.ts';
import { amountAt, broken, ibanOf, isoDayAt, joinedLine, lineOf, needed } from './values.ts';

/** The account of the statement; its currency is null until a part names one. */
type Account = Readonly<{ iban: string | null; currency: string | null }>;

/** The day of `Dt` or `DtTm` below an element; null without the element. */
export const dayBelow = (element: CamtElement | undefined): BusinessDate | null => {
  const text = textAt(element, 'Dt', 'DtTm');
  return element === undefined || text === null
    ? null
    : isoDayAt({ row: element.row, what: element.name }, text);
};

const signOf = (element: CamtElement): 1 | -1 => {
  const place = { row: element.row, what: `${element.name}/CdtDbtInd` };
  const direction = needed(place, textAt(element, 'CdtDbtInd'));
  if (direction !== 'CRDT' && direction !== 'DBIT') throw broken(place, 'fields.statement-value', direction);
  return direction === 'CRDT' ? 1 : -1;
};

/** Amount and direction of an entry or a balance. @throws UnreadableStatement for another currency than the account's */
export const signedAmount = (
  element: CamtElement,
  currency: string | null,
): Readonly<{ minor: number; currency: string }> => {
  const place = { row: element.row, what: `${element.name}/Amt` };
  const amount = needed(place, firstAt(element, 'Amt'));
  const its = needed({ row: amount.row, what: `${element.name}/Amt/@Ccy` }, amount.currency);
  if (currency !== null && its !== currency) throw broken(place, 'fields.statement-currency', its);
  return { minor: signOf(element) * amountAt({ ...place, row: amount.row }, amount.text), currency: its };
};

/** `BOOK`; version 8 has its code one level lower. */
const isBooked = (entry: CamtElement): boolean => {
  const status = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts');
  return needed({ row: entry.row, what: 'Ntry/Sts' }, status) === 'BOOK';
};

/** The amount of one of several transfers; null when the file does not tell it in the currency of the account. */
const detailMinor = (detail: CamtElement, entry: { minor: number; currency: string }): number | null => {
  const amount = [firstAt(detail, 'Amt'), firstAt(detail, 'AmtDtls/TxAmt/Amt')].find(
    (one) => one?.currency === entry.currency,
  );
  if (amount === undefined) return null;
  const minor = amountAt({ row: amount.row, what: 'TxDtls/Amt' }, amount.text);
  const sign = textAt(detail, 'CdtDbtInd') === null ? Math.sign(entry.minor) : signOf(detail);
  return sign * minor;
};

const nameOf = (parties: CamtElement | undefined, role: string): string | null =>
  lineOf(
    textAt(
      parties,
      `${role}/Nm`,
      `${role}/Pty/Nm`,
      `Ultmt${role}/Nm`,
      `Ultmt${role}/Pty/Nm`,
      `${role}/Agt/FinInstnId/Nm`,
    ),
  );

type Party = Readonly<{ name: string | null; iban: string | null }>;

/**
 * The other side: who pays of incoming money, who is paid of outgoing; of a reversal, those of the booking that it takes
 * back. Where a bank writes them the other way round, the account of the statement shows it.
 */
const otherSide = (detail: CamtElement | undefined, isIncoming: boolean, own: string | null): Party => {
  const parties = firstAt(
    detail ?? { name: '', row: 0, currency: null, children: [], text: '' },
    'RltdPties',
  );
  const read = (role: string): Party => ({
    name: nameOf(parties, role),
    iban: ibanOf(textAt(parties, `${role}Acct/Id/IBAN`, `${role}Acct/Id/Othr/Id`)),
  });
  const [usual, unusual] = (isIncoming ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr']).map(read) as [Party, Party];
  const isEmpty = usual.name === null && usual.iban === null;
  const other = isEmpty || (own !== null && usual.iban === own) ? unusual : usual;
  return own !== null && other.iban === own ? { name: null, iban: null } : other;
};

const remittancePaths = [
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/RfrdDocInf/Nb',
  'RmtInf/Strd/AddtlRmtInf',
];
const remittanceOf = (detail: CamtElement): readonly string[] =>
  remittancePaths.flatMap((path) => allAt(detail, path).map(({ text }) => text));

/** What the payers wrote; without it what the bank says. */
const textOf = (details: readonly CamtElement[], entry: CamtElement): string | null =>
  joinedLine(details.flatMap(remittanceOf)) ??
  joinedLine(details.map((detail) => textAt(detail, 'AddtlTxInf'))) ??
  lineOf(textAt(entry, 'AddtlNtryInf'));

const endToEndOf = (detail: CamtElement | undefined): string | null => {
  const text = lineOf(textAt(detail, 'Refs/EndToEndId'));
  return text === 'NOTPROVIDED' ? null : text;
};

const bookedDays = (entry: CamtElement, statementDay: BusinessDate | null) => {
  const valueOn = dayBelow(firstAt(entry, 'ValDt'));
  const booked = dayBelow(firstAt(entry, 'BookgDt')) ?? valueOn ?? statementDay;
  return { bookedOn: needed({ row: entry.row, what: 'Ntry/BookgDt' }, booked), valueOn };
};

/** Each transfer of an entry as a movement, when their amounts are that of the entry; otherwise null. */
const minorsOf = (
  details: readonly CamtElement[],
  amount: Readonly<{ minor: number; currency: string }>,
): readonly number[] | null => {
  const minors = details.map((detail) => detailMinor(detail, amount));
  const known = minors.filter((one) => one !== null);
  const sum = known.reduce((total, one) => total + one, 0);
  return details.length > 1 && known.length === minors.length && sum === amount.minor ? known : null;
};

/**
 * The movements of an entry: one for each of its transfers, or one in all.
 * @param statementDay the day of an entry without one
 * @returns null for an entry that is not booked
 */
export const entryLines = (
  entry: CamtElement,
  account: Account,
  statementDay: BusinessDate | null,
): readonly StatementLine[] | null => {
  if (!isBooked(entry)) return null;
  const amount = signedAmount(entry, account.currency);
  const days = bookedDays(entry, statementDay);
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd') ?? '');
  const entryRef = lineOf(textAt(entry, 'AcctSvcrRef'));
  const details = allAt(entry, 'NtryDtls/TxDtls');
  const about = (minor: number, of: readonly CamtElement[]): StatementLine => ({
    ...days,
    amountMinor: minor,
    currency: amount.currency,
    ...(of.length > 1
      ? { name: null, iban: null, endToEnd: null }
      : { ...otherSide(of[0], minor > 0 !== isReversal, account.iban), endToEnd: endToEndOf(of[0]) }),
    text: textOf(of, entry),
    bankRef: (of.length === 1 ? lineOf(textAt(of[0], 'Refs/AcctSvcrRef')) : null) ?? entryRef,
    isReversal,
  });
  const minors = minorsOf(details, amount);
  return minors === null
    ? [about(amount.minor, details)]
    : minors.map((minor, place) => about(minor, [details[place]!]));
};
