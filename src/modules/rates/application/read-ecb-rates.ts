import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { RatesUnreadable } from '../domain/failures.ts';

export type EcbRate = Readonly<{ day: BusinessDate; perEuro: string }>;

const rateOf = (day: string, perEuro: string): EcbRate => {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(perEuro) || Number(perEuro) === 0) throw new RatesUnreadable();
  try {
    return { day: businessDate(day), perEuro };
  } catch {
    throw new RatesUnreadable();
  }
};

/** `Date,USD,JPY,…` with one day a line; N/A where a currency was not quoted. */
const readCsv = (text: string): EcbRate[] => {
  const [heading = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const usd = heading.split(',').findIndex((name) => name.trim() === 'USD');
  if (usd < 1) throw new RatesUnreadable();
  const cells = lines.map((line) => line.split(',').map((cell) => cell.trim()));
  const quoted = cells.filter((row) => (row[usd] ?? '') !== '' && row[usd] !== 'N/A');
  return quoted.map((row) => rateOf(row[0] ?? '', row[usd] ?? ''));
};

/** `<Cube time="…">` around the day's `<Cube currency="USD" rate="…"/>`. */
const readXml = (text: string): EcbRate[] =>
  text
    .split(/<Cube time=['"]/)
    .slice(1)
    .flatMap((part) => {
      const perEuro = /currency=['"]USD['"]\s+rate=['"]([^'"]+)['"]/.exec(part)?.[1];
      return perEuro === undefined ? [] : [rateOf(part.slice(0, 10), perEuro)];
    });

/**
 * The dollar rates in a file of European Central Bank reference rates: `eurofxref-hist.csv`, or the XML of a day, of
 * ninety days or of all. The lev has a rate fixed by law.
 *
 * @throws RatesUnreadable
 */
export const readEcbRates = (text: string): EcbRate[] => {
  const rates = text.includes('<Cube') ? readXml(text) : readCsv(text);
  if (rates.length === 0) throw new RatesUnreadable();
  return rates;
};
