import type { FieldProblem } from '#kernel/failure.ts';

/** One row of an imported file; `profile` has a value for each field, also for those without a column. */
export type ImportedRow<P> = Readonly<{ row: number; profile: P }>;
/** A problem of one row, counted as a spreadsheet does. */
export type RowProblem = FieldProblem & Readonly<{ row: number }>;

/** A file whose rows were read and checked by themselves. */
export type ImportFile<P> = Readonly<{
  rows: readonly ImportedRow<P>[];
  /** The fields that the file has a column for: those of a known record change, the others stay. */
  fields: readonly string[];
  problems: readonly RowProblem[];
}>;

/** What an import did, or would do without a problem. */
export type ImportOutcome = Readonly<{
  rows: number;
  created: number;
  changed: number;
  isStored: boolean;
  problems: readonly RowProblem[];
}>;

/** Problems of values that stand twice in a column whose values are unique. */
export const repeated = <P>(rows: readonly ImportedRow<P>[], field: keyof P & string): RowProblem[] => {
  const seen = new Map<unknown, number>();
  return rows.flatMap(({ row, profile }) => {
    const value = profile[field];
    if (value === null) return [];
    const first = seen.get(value);
    if (first === undefined) seen.set(value, row);
    return first === undefined ? [] : [{ row, field, code: 'fields.import-twice', params: { row: first } }];
  });
};

/** The values of the fields that the file has a column for. */
export const givenIn = <P extends object>({ fields }: ImportFile<P>, profile: P): Partial<P> =>
  Object.fromEntries(Object.entries(profile).filter(([field]) => fields.includes(field))) as Partial<P>;
