import { decimalOf } from '#kernel/decimal.ts';
import { StatementDoesNotAddUp } from './failures.ts';
import type { Statement } from './statement.ts';

const sumOf = ({ lines }: Statement): bigint =>
  lines.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);

/** Whether opening balance and movements are the closing balance; also true when the file lacks a balance. */
export const addsUp = (statement: Statement): boolean => {
  const { openingMinor, closingMinor } = statement;
  if (openingMinor === null || closingMinor === null) return true;
  return BigInt(openingMinor) + sumOf(statement) === BigInt(closingMinor);
};

/** @throws StatementDoesNotAddUp with both balances and the sum of the movements */
export const mustAddUp = (statement: Statement): void => {
  if (addsUp(statement)) return;
  const decimal = (minor: bigint): string => decimalOf(minor, 2);
  throw new StatementDoesNotAddUp({
    iban: statement.iban ?? '–',
    opening: decimal(BigInt(statement.openingMinor ?? 0)),
    sum: decimal(sumOf(statement)),
    closing: decimal(BigInt(statement.closingMinor ?? 0)),
    currency: statement.currency ?? '',
  });
};
