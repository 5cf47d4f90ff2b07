/** MAKING: its files are written. READY: it can be downloaded. EXPIRED: its files are deleted. */
export type ArchiveState = 'MAKING' | 'READY' | 'EXPIRED';

/** An archive of one merchant; its files are in a folder of its own. */
export type Archive = Readonly<{
  id: number;
  merchantId: number;
  state: ArchiveState;
  /** The name of its folder, at random: a restored database never meets the folder of another archive. */
  folder: string;
  /** Files or months that are written. */
  done: number;
  /** Null until the documents are counted. */
  total: number | null;
  /** The path of the file that could not be made at the last try; null once it is made. */
  failedPart: string | null;
  /** Of its files together; null while it is made. */
  bytes: number | null;
  requestedBy: string;
  requestedAt: Date;
  readyAt: Date | null;
  /** Its files are deleted then. */
  expiresAt: Date;
}>;

/** The version of the archive's format (docs/archive-format.md). */
export const archiveFormat = 1;

const dayMs = 86_400_000;
/** How long an archive is kept once it is ready, and how long one may take. */
export const archiveDays = 7;
export const expiryAfter = (at: Date): Date => new Date(at.getTime() + archiveDays * dayMs);

/** The name of the downloaded file. */
export const archiveFileName = (slug: string, { requestedAt }: Pick<Archive, 'requestedAt'>): string =>
  `plateno-${slug}-${requestedAt.toISOString().slice(0, 10)}.zip`;
