import type { ChainOfDocuments, DocumentsOfClosing } from '#modules/invoices/index.ts';
import type { FilesOfMonths } from '#modules/closing/index.ts';
import type { Logos, MerchantDirectory } from '#modules/merchants/index.ts';
import type { PublicPages } from '#modules/public-pages/index.ts';
import type { EarlierArchives } from './earlier-archives.ts';

/** A file of rows, one JSON object a line. */
export type RowFile = Readonly<{ path: string; rows(merchantId: number): AsyncIterable<object> }>;

/** SHA-256 of pieces, hexadecimal. */
export type NewHash = () => Readonly<{ update(piece: Uint8Array): void; digest(): string }>;

/** What the files of an archive are made of. */
export type ArchiveSources = Readonly<{
  directory: MerchantDirectory;
  logos: Pick<Logos, 'byHash'>;
  publicPages: Pick<PublicPages, 'find'>;
  chain: ChainOfDocuments;
  documents: Pick<DocumentsOfClosing, 'pdf'>;
  months: FilesOfMonths;
  rowFiles: readonly RowFile[];
  earlier: EarlierArchives;
  newHash: NewHash;
  /** The text of `verify.mjs`. */
  verifier(): Promise<Uint8Array>;
  /** Origin of this installation. */
  publicUrl: string;
}>;
