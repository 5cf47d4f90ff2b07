import type { Archive } from '../domain/archive.ts';

/** Where it is stored how far archives are. */
export type ArchiveRows = Readonly<{
  find(id: number): Promise<Archive | null>;
  /** By the secret of a mailed link. */
  findBySecret(secret: string): Promise<Archive | null>;
  /** Stores a new one, or finds the one of the merchant that is made now. */
  begin(archive: Pick<Archive, 'merchantId' | 'requestedBy' | 'requestedAt' | 'expiresAt'>): Promise<Archive>;
  /** Stores how far it is, while it is made. */
  advance(id: number, progress: Readonly<{ done: number; total: number }>): Promise<void>;
  /** Stores which file could not be made, or null. */
  noteFailure(id: number, path: string | null): Promise<void>;
  /** Makes it READY. @returns false when it is that already, or EXPIRED */
  finish(id: number, ready: Readonly<{ bytes: number; readyAt: Date; expiresAt: Date }>): Promise<boolean>;
  /** Makes those EXPIRED whose time is over. @returns the folders of all EXPIRED ones of the last month */
  expire(at: Date): Promise<readonly string[]>;
  /** A new secret for one reader of the archive, in the place of an earlier one. */
  issueSecret(archiveId: number, userId: number): Promise<string>;
}>;
