import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { DocumentCandidate } from './candidates.ts';
import { findNumbers, type NamedNumbers } from './find-numbers.ts';
import { findReferences } from './find-references.ts';
import type { MatchReason } from './match-reason.ts';
import type { Names } from './same-name.ts';

/** Days after the due day in which a payment is expected. */
const daysAfterDue = 60;

/** A movement of a bank account; the amount in minor units, above zero. */
export type ScoredLine = Readonly<{
  id: number;
  bookedOn: BusinessDate;
  amountMinor: number;
  currency: string;
  name: string | null;
  iban: string | null;
  text: string | null;
  endToEnd: string | null;
}>;

/** A line with what its texts name. */
export type ReadLine<L extends ScoredLine = ScoredLine> = L &
  Readonly<{ texts: string; numbers: NamedNumbers; references: readonly string[] }>;

/** Reads the texts of a line, once. */
export const readLine = <L extends ScoredLine>(line: L): ReadLine<L> => {
  const texts = [line.text, line.endToEnd].filter((text) => text !== null).join('\n');
  return { ...line, texts, numbers: findNumbers(texts), references: findReferences(texts) };
};

/** How the line names the document; null: not at all. */
export const namedAs = (
  { numbers: { full, short, bare } }: ReadLine,
  { number }: DocumentCandidate,
): 'NUMBER' | 'SHORT_NUMBER' | null => {
  if (full.has(number)) return 'NUMBER';
  return short.has(number) || bare.has(number) ? 'SHORT_NUMBER' : null;
};

const isInTime = ({ bookedOn }: ScoredLine, { issueDate, dueDate }: DocumentCandidate): boolean =>
  !isBefore(bookedOn, issueDate) && !isBefore(addDays(dueDate, daysAfterDue), bookedOn);

/** The reasons other than the amount for which the line fits the document. */
export const reasonsOf = (line: ReadLine, document: DocumentCandidate, names: Names): MatchReason[] => {
  const { name, iban } = line;
  const named = namedAs(line, document);
  return [
    ...(named === null ? [] : [named]),
    ...(iban !== null && document.ibans.includes(iban) ? (['IBAN'] as const) : []),
    ...(name !== null && document.names.some((one) => names.areSame(one, name)) ? (['NAME'] as const) : []),
    ...(isInTime(line, document) ? (['DAY'] as const) : []),
  ];
};
