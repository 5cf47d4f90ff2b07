import type { StatementLine } from '#modules/banking/domain/statement.ts';
import { cut, decimal, firstDay, lastDay, type SampleStatement } from './sample-statement.ts';

const shortDay = (date: string): string => date.slice(2).replaceAll('-', '');
const amount = (minor: number): string => decimal(Math.abs(minor)).replace('.', ',');

/** The longest reference of the payer beside the amount; a longer one stands in the text. */
const referenceLength = 16;

const directionOf = ({ amountMinor, isReversal }: StatementLine): string => {
  if (isReversal) return amountMinor > 0 ? 'RD' : 'RC';
  return amountMinor > 0 ? 'C' : 'D';
};

const movement = (line: StatementLine): string => {
  const { bookedOn, valueOn, endToEnd, bankRef } = line;
  const isShort = endToEnd !== null && endToEnd.length <= referenceLength;
  const own = isShort ? endToEnd : 'NONREF';
  const days = shortDay(valueOn ?? bookedOn) + shortDay(bookedOn).slice(2);
  return `:61:${days}${directionOf(line)}R${amount(line.amountMinor)}NTRF${own}${bankRef === null ? '' : `//${bankRef}`}`;
};

/** The text in parts of 27 characters, as the standard cuts it: in the middle of words too. */
const details = ({ name, iban, text, endToEnd }: StatementLine): string => {
  const isLong = endToEnd !== null && endToEnd.length > referenceLength;
  const whole = isLong ? `EREF+${endToEnd}SVWZ+${text}` : (text ?? '');
  const parts = cut(whole, 27, false);
  const texts = parts.map((part, place) => `?${place < 10 ? 20 + place : 50 + place}${part}`);
  const names = cut(name ?? '', 27, false).map((part, place) => `?${32 + place}${part}`);
  return `:86:020?00${texts.join('')}${iban === null ? '' : `?31${iban}`}${names.join('')}`;
};

/** Lines of at most 65 characters, cut wherever they end. */
const wrapped = (field: string): string => cut(field, 65, false).join('\r\n');

/** A message of MT940. @param changed changes each `:86:` */
export const mt940File = (
  { iban, openingMinor, closingMinor, entries }: SampleStatement,
  changed: (details: string, line: StatementLine) => string = (field) => wrapped(field),
): string => {
  const balance = (minor: number, date: string): string =>
    `${minor < 0 ? 'D' : 'C'}${shortDay(date)}EUR${amount(minor)}`;
  const movements = entries.flat().flatMap((line) => [movement(line), changed(details(line), line)]);
  return [
    ':20:STMT202611',
    `:25:BNBGBGSD/${iban}`,
    ':28C:11/1',
    `:60F:${balance(openingMinor, firstDay)}`,
    ...movements,
    `:62F:${balance(closingMinor, lastDay)}`,
    '-',
    '',
  ].join('\r\n');
};
