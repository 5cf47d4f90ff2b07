import type { BankStatement } from '#contract/banking/bank-statements.ts';
import { Money } from '#kernel/money.ts';
import type { StatementView } from '../postgres/list-statements.ts';

export const presentStatement = (statement: StatementView): BankStatement => {
  const { openingMinor, closingMinor, currency, ...rest } = statement;
  const balance = (minor: number | null): number | null =>
    minor === null ? null : Money.ofMinor(minor, currency).toDecimal();
  return { ...rest, openingBalance: balance(openingMinor), closingBalance: balance(closingMinor) };
};
