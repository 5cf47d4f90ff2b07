import type { BusinessDate } from '#kernel/business-date.ts';
import type { Statement } from './statement.ts';

const earliest = (days: readonly (BusinessDate | null)[]): BusinessDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
const latest = (days: readonly (BusinessDate | null)[]): BusinessDate | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

const isChain = (statements: readonly Statement[]): boolean =>
  statements.every((statement, place) => {
    const before = statements[place - 1];
    return before === undefined || before.closingMinor === statement.openingMinor;
  });

/**
 * Statements of one account in a file as one: a file of a month may hold a statement for each day. Balances are those of
 * the ends where each begins with what the one before ends with; otherwise they are not known.
 */
export const joinStatements = (statements: readonly [Statement, ...Statement[]]): Statement => {
  const [first] = statements;
  if (statements.length === 1) return first;
  const inOrder = statements.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
  const isWhole = isChain(inOrder);
  return {
    ...first,
    currency: statements.find(({ currency }) => currency !== null)?.currency ?? null,
    from: earliest(statements.map(({ from }) => from)),
    to: latest(statements.map(({ to }) => to)),
    openingMinor: isWhole ? inOrder[0]!.openingMinor : null,
    closingMinor: isWhole ? inOrder.at(-1)!.closingMinor : null,
    lines: statements.flatMap(({ lines }) => lines),
    pending: statements.reduce((sum, { pending }) => sum + pending, 0),
  };
};
