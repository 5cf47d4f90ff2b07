import type { NewForeignDocument } from '../domain/foreign-document.ts';
import type { ArchiveFacts } from './staged-archive.ts';

/** An archive that became a merchant. */
export type StoredImport = Readonly<{
  id: number;
  merchantId: number;
  sha256: string;
  installation: string;
  merchantNumber: number;
  madeAt: Date;
  endHash: string | null;
}>;

type NewImport = Readonly<{
  merchantId: number;
  sha256: string;
  facts: ArchiveFacts;
  counts: Readonly<Record<string, number>>;
  importedBy: string;
  importedAt: Date;
}>;

/** Storage of imported archives and their documents. */
export type ArchiveImportRows = Readonly<{
  /** Until the transaction ends no other archive is imported. */
  lock(): Promise<void>;
  find(
    key: Readonly<
      { sha256: string } | { merchantId: number } | { installation: string; merchantNumber: number }
    >,
  ): Promise<StoredImport | null>;
  /** @returns the id */
  add(imported: NewImport): Promise<number>;
  /** Each with the customer here that has its tax number, else its e-mail. @returns how many */
  addDocuments(
    of: Readonly<{ merchantId: number; archiveImportId: number; createdAt: Date }>,
    documents: AsyncIterable<NewForeignDocument>,
  ): Promise<number>;
}>;
