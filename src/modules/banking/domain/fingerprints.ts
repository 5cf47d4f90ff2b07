import { createHash } from 'node:crypto';
import type { StatementLine } from './statement.ts';

/** What two bookings that are the same have in common; name and value day are told differently by formats. */
const contentOf = (line: StatementLine): string =>
  JSON.stringify([line.bookedOn, line.amountMinor, line.currency, line.bankRef, line.endToEnd, line.text]);

/**
 * Names each movement of an account by its content and by which of the equal ones it is: files that overlap name the
 * same movement equally, and two that are equal stay two.
 * @returns SHA-256 in hex, in the order of the movements
 */
export const fingerprintsOf = (lines: readonly StatementLine[]): string[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = contentOf(line);
    const ordinal = (seen.get(content) ?? 0) + 1;
    seen.set(content, ordinal);
    return createHash('sha256').update(`${ordinal} ${content}`).digest('hex');
  });
};
