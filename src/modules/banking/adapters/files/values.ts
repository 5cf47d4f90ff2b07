import { isValidIBAN } from 'ibantools';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import { salvageText } from '#kernel/text.ts';
import { UnreadableStatement, type StatementPlace } from '#modules/banking/domain/failures.ts';
import { dayOf } from '#platform/imports/day-cells.ts';

/** The most characters of a text of a movement that are kept. */
const mostCharacters = 2_000;
/** Characters of a wrong value that a message shows. */
const shownCharacters = 40;
/** A hundred thousand million of the currency; a larger amount is a broken file. */
const mostMinor = 10_000_000_000_000;

/** One line of text with single spaces, as it can be stored; null without a visible letter. */
export const lineOf = (raw: string | null | undefined): string | null =>
  raw === null || raw === undefined
    ? null
    : salvageText(raw.slice(0, mostCharacters).replaceAll(/\s+/gu, ' '), 'name');

/** A refusal that shows the wrong value. @param code the key of its message */
export const broken = (place: StatementPlace, code: string, found = ''): UnreadableStatement =>
  new UnreadableStatement(place, code, { found: lineOf(found.slice(0, shownCharacters)) ?? '' });

/** @throws UnreadableStatement when there is no value */
export const needed = <T>(place: StatementPlace, value: T | null | undefined): T => {
  if (value === null || value === undefined || value === '') throw broken(place, 'fields.statement-missing');
  return value;
};

/**
 * A decimal number with a point, not negative, in minor units.
 * @throws UnreadableStatement for another text, and for more decimals that are not zero than the currency has
 */
export const amountAt = (place: StatementPlace, decimal: string): number => {
  const [, whole = '', decimals = ''] = /^\+?(\d{0,18})(?:\.(\d{0,18}))?$/.exec(decimal.trim()) ?? [];
  if (whole + decimals === '') throw broken(place, 'fields.statement-amount', decimal);
  if (/[1-9]/.test(decimals.slice(2))) throw broken(place, 'fields.statement-decimals', decimal);
  const minor = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  if (minor > mostMinor) throw broken(place, 'fields.statement-amount', decimal);
  return minor;
};

/**
 * The day of `YYYY-MM-DD` with or without a time; with a time and an offset the day in Sofia.
 * @throws UnreadableStatement for another text
 */
export const isoDayAt = (place: StatementPlace, text: string): BusinessDate => {
  const [, year, month, day, time, offset] =
    /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d:\d\d)[.\d]*)?(Z|[-+]\d\d:\d\d)?$/.exec(text.trim()) ?? [];
  const found = year === undefined ? null : dayOf(year, month!, day!);
  if (found === null) throw broken(place, 'fields.statement-date', text);
  if (time === undefined || offset === undefined) return found;
  const instant = new Date(`${found}T${time}${offset}`);
  return Number.isNaN(instant.getTime()) ? found : businessDateOf(instant);
};

const shape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
/** Characters of an account that are looked at: BIC, number and currency are shorter. */
const accountCharacters = 100;
const joined = (raw: string): string =>
  raw
    .slice(0, accountCharacters)
    .replaceAll(/[\s\u00a0-]/gu, '')
    .toUpperCase();

/** The IBAN of the other side in capital letters without spaces; null for anything else. */
export const ibanOf = (raw: string | null | undefined): string | null => {
  const iban = joined(raw ?? '').replace(/^IBAN:?/, '');
  return isValidIBAN(iban) ? iban : null;
};

/**
 * The account of a statement: an IBAN, also behind a BIC and a slash, or before its currency. One with a wrong check
 * digit stays: no merchant has it, and the file is refused as that of another account.
 */
export const accountOf = (raw: string | null | undefined): string | null => {
  const parts = joined(raw ?? '').split('/');
  const candidates = [...parts, ...parts.map((part) => part.replace(/[A-Z]{3}$/, ''))];
  return candidates.find((one) => isValidIBAN(one)) ?? parts.find((one) => shape.test(one)) ?? null;
};

/** Texts of one thing that a format splits, joined by a space. */
export const joinedLine = (texts: readonly (string | null | undefined)[]): string | null =>
  lineOf(texts.filter((text) => text !== null && text !== undefined && text.trim() !== '').join(' '));
