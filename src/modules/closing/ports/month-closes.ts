import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { MonthClose } from '../domain/month-close.ts';

/** A file of a closing, with its content. */
export type MonthFile = Readonly<{
  /** Path in the pack: `PRODAGBI.TXT`, `ubl/0000000001.xml`. */
  name: string;
  content: Uint8Array;
}>;
/** A stored file without its content. */
export type StoredMonthFile = Readonly<{
  name: string;
  /** SHA-256, hexadecimal. */ sha256: string;
  bytes: number;
}>;
/** SHA-256, hexadecimal, of what a closing has stored; the audit log keeps them. */
export type CloseDigests = Readonly<{
  /** Of the lines `<sha256>  <name>` of the files. */ filesDigest: string;
  /** Of the problems, sums and hashes. */
  closeDigest: string;
}>;
/** A month of a merchant, `YYYY-MM` in Sofia. */
export type MonthKey = Readonly<{ merchantId: number; month: string }>;

/** Closings of months and their files. Files that are not those of the closing are never given out. */
export interface MonthCloses {
  /** The last closing; null when the month was never closed. */
  latest(key: MonthKey): Promise<MonthClose | null>;
  /** Makes documents dated in months of the merchant wait until the transaction ends. @throws Error outside a transaction */
  lock(merchantId: number): Promise<void>;
  /** Stores a closing with its files, in the caller's transaction. */
  add(close: MonthClose, files: AsyncIterable<MonthFile> | Iterable<MonthFile>): Promise<CloseDigests>;
  /** Ends a closing. @returns false when the month is not closed */
  reopen(key: MonthKey, reopened: NonNullable<MonthClose['reopened']>): Promise<boolean>;
  /** Whether the month of the day is closed; holds back `lock` until the caller's transaction ends. */
  isClosed(merchantId: number, day: BusinessDate): Promise<boolean>;
  /** In the order of their names. */
  listFiles(key: MonthKey & Readonly<{ revision: number }>): Promise<readonly StoredMonthFile[]>;
  /** As `listFiles`, when all contents are those of their SHA-256, and the files those of the audit log. @throws MonthFilesDamaged */
  intactFiles(key: MonthKey & Readonly<{ revision: number }>): Promise<readonly StoredMonthFile[]>;
  /** null: the closing has no such file. @throws MonthFilesDamaged */
  fileContent(key: MonthKey & Readonly<{ revision: number }>, name: string): Promise<Uint8Array | null>;
}
export const MonthCloses = token<MonthCloses>('closing.MonthCloses');
