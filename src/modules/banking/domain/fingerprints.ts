import type { StatementLine } from './statement.ts';

/** SHA-256 in hex. */
export type Digest = (content: string | Uint8Array) => string;

/** What two files say equally of one booking: formats differ in its name and value day. */
const contentOf = (line: StatementLine): string =>
  JSON.stringify([line.bookedOn, line.amountMinor, line.currency, line.bankRef, line.endToEnd, line.text]);

/**
 * Names each movement of an account by its content and by which of the equal ones it is: files that overlap name the
 * same movement equally, and two that are equal stay two.
 * @returns digests in the order of the movements
 */
export const fingerprintsOf = (lines: readonly StatementLine[], digest: Digest): string[] => {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const content = contentOf(line);
    const ordinal = (seen.get(content) ?? 0) + 1;
    seen.set(content, ordinal);
    return digest(`${ordinal} ${content}`);
  });
};
