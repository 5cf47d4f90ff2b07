/** What an import is of. */
export type ImportedRecords = 'CUSTOMERS' | 'ITEMS';

/** An import that was stored. */
export type StoredImport = Readonly<{
  id: number;
  records: ImportedRecords;
  importedAt: Date;
  created: number;
  changed: number;
  undoneAt: Date | null;
}>;

/** What an import wrote: the ids of new records, and of those that it changed. */
export type ImportedIds = Readonly<{ created: readonly number[]; changed: readonly number[] }>;

/** What an undo did. `kept`: records that were changed since. */
export type UndoneCounts = Readonly<{ archived: number; restored: number; kept: number }>;

type NewImport = Readonly<{ merchantId: number; records: ImportedRecords; importedBy: string; at: Date }>;
type Key = Readonly<{ id: number; merchantId: number }>;

/** How long an import can be undone, in milliseconds. */
export const undoMs = 86_400_000;

/** Storage of what undoes imports, for a day. */
export interface RecordImports {
  /** The rows of records before an import changes them, for `add`. */
  before(records: ImportedRecords, ids: readonly number[]): Promise<string>;
  /** After the import, in its transaction. @param before as `before` returned it */
  add(about: NewImport, ids: ImportedIds, before: string): Promise<void>;
  /** Those of the merchant since an instant that were not undone, the newest first. */
  list(merchantId: number, since: Date): Promise<readonly StoredImport[]>;
  /** Locks one. @returns null for an unknown or foreign id */
  lock(key: Key): Promise<StoredImport | null>;
  /** In the transaction in progress. */
  undo(key: Key, at: Date): Promise<UndoneCounts>;
  /** Deletes what undoes imports before an instant. */
  forget(before: Date): Promise<void>;
}
