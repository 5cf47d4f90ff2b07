import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from './database.ts';

type Row = Readonly<{ name: string; command?: string | null }>;

/**
 * Runs a statement that returns the violations of an invariant: the record in the column `name`, and the command that heals
 * it in the column `command`, which may be missing or null.
 */
export const findViolations = async (
  database: Pick<Database, 'rows'>,
  sql: string,
  bindings: Readonly<Record<string, unknown>> = {},
): Promise<Violation[]> => {
  const rows = await database.rows<Row>(sql, bindings);
  return rows.map(({ name: record, command }) => (command ? { record, command } : { record }));
};

/** Invariants by their codes, each a statement as of `findViolations` without bindings. */
export const sqlInvariants = (
  database: Pick<Database, 'rows'>,
  statements: Readonly<Record<string, string>>,
): Invariant[] =>
  Object.entries(statements).map(([code, sql]) => ({
    code,
    violations: () => findViolations(database, sql),
  }));
