import type { FieldProblem } from '#kernel/failure.ts';

/**
 * Headings by field, separated by `|`; case, signs and double spaces do not matter. The headings of the second list give
 * way when a column of the first one stands in the file.
 */
export type Synonyms<F extends string> = Readonly<Partial<Record<F, readonly [string, string?]>>>;

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

/** What an import did, or would do without a problem. Rows = created + changed + unchanged. */
type ImportCounts = Readonly<{ rows: number; created: number; changed: number; unchanged: number }>;
export type ImportOutcome = ImportCounts & Readonly<{ isStored: boolean; problems: readonly RowProblem[] }>;

/** A record that a row may be about. */
export type KnownRecord<P> = Readonly<{ id: number; isArchived: boolean; profile: P }>;

/** What tells a record from others: a value and its field, and the problem of a second row that has it. */
export type RecordKey = Readonly<{ value: string; field: string; twice: string }>;
type KeyOf<P> = (seen: Partial<P>) => RecordKey;

/** A row that changes a known record. */
type ChangedRow<P> = Readonly<{ row: number; id: number; was: P; given: Partial<P> }>;

/** What a file does to the records of a merchant. */
export type ImportPlan<P> = Readonly<{
  counts: ImportCounts;
  created: readonly P[];
  changed: readonly ChangedRow<P>[];
  problems: readonly RowProblem[];
}>;

type Columns = Pick<ImportFile<never>, 'fields'>;

/** The values of the fields that the file has a column for. */
const givenIn = <P extends object>({ fields }: Columns, profile: P): Partial<P> =>
  Object.fromEntries(Object.entries(profile).filter(([field]) => fields.includes(field))) as Partial<P>;

/** Whether two values of a profile are the same; amounts are compared by what they hold. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const values = Object.entries(one);
  const others: Readonly<Record<string, unknown>> = { ...other };
  return (
    values.length === Object.keys(others).length &&
    values.every(([name, value]) => isSame(value, others[name]))
  );
};

/** Records by key, as the columns of the file show them; one in use comes before an archived one. */
const byKey = <P extends object>(
  file: Columns,
  records: readonly KnownRecord<P>[],
  keyOf: KeyOf<P>,
): ReadonlyMap<string, KnownRecord<P>> => {
  const found = new Map<string, KnownRecord<P>>();
  for (const record of records.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived))) {
    const { value } = keyOf(givenIn(file, record.profile));
    if (!found.has(value)) found.set(value, record);
  }
  return found;
};

/**
 * Compares the rows of a file with the known records. A row that changes nothing, and one that repeats another row, is
 * unchanged; a row about the record of another row with other values is a problem.
 */
export const planImport = <P extends object>(
  file: ImportFile<P>,
  records: readonly KnownRecord<P>[],
  keyOf: KeyOf<P>,
): ImportPlan<P> => {
  const known = byKey(file, records, keyOf);
  const seen = new Map<string, Readonly<{ row: number; given: Partial<P> }>>();
  const created: P[] = [];
  const changed: ChangedRow<P>[] = [];
  const problems: RowProblem[] = [];
  for (const { row, profile } of file.rows) {
    const given = givenIn(file, profile);
    const { value, field, twice } = keyOf(given);
    const first = seen.get(value);
    if (first !== undefined) {
      if (!isSame(first.given, given)) problems.push({ row, field, code: twice, params: { row: first.row } });
      continue;
    }
    seen.set(value, { row, given });
    const record = known.get(value);
    if (record === undefined) created.push(profile);
    else if (record.isArchived || !isSame(givenIn(file, record.profile), given))
      changed.push({ row, id: record.id, was: record.profile, given });
  }
  const unchanged = file.rows.length - created.length - changed.length;
  const counts = { rows: file.rows.length, created: created.length, changed: changed.length, unchanged };
  return { counts, created, changed, problems };
};

/** Whether a plan writes anything. */
export const writes = ({ counts: { created, changed } }: Pick<ImportPlan<object>, 'counts'>): boolean =>
  created + changed > 0;
