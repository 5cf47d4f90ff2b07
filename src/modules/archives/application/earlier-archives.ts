import { token } from '#kernel/token.ts';
import type { Pieces } from './archive-folder.ts';

/** The archive by which a merchant came from another installation. */
export type EarlierArchive = Readonly<{
  installation: string;
  /** Number of the merchant there. */
  merchantId: number;
  madeAt: Date;
  /** SHA-256 of the ZIP file, hexadecimal. */
  sha256: string;
  /** The end of its chain; null for one without documents. */
  lastHash: string | null;
  content(): Pieces;
}>;

/** Archives that merchants came with; implemented by the imports module. A new archive contains them whole. */
export interface EarlierArchives {
  /** The oldest first. */
  of(merchantId: number): Promise<readonly EarlierArchive[]>;
  /** All documents that were issued elsewhere, as they came. */
  documents(merchantId: number): AsyncIterable<object>;
}
export const EarlierArchives = token<EarlierArchives>('archives.EarlierArchives');
