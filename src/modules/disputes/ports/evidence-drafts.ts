import { token } from '#kernel/token.ts';
import type { Evidence, EvidenceChange, EvidenceFile } from '../domain/evidence.ts';

/** Evidence of disputes with the list of its documents. */
export interface EvidenceDrafts {
  /** Empty evidence for a dispute without any. */
  get(disputeId: number): Promise<Evidence>;
  /** Locks, changes and saves the evidence of a dispute; documents are changed by `EvidenceFiles`. */
  change(disputeId: number, apply: (evidence: Evidence) => EvidenceChange): Promise<Evidence>;
}
export const EvidenceDrafts = token<EvidenceDrafts>('disputes.EvidenceDrafts');

/** A new document of a dispute. */
export type NewEvidenceFile = Pick<EvidenceFile, 'field' | 'name' | 'mediaType' | 'providerKey'> &
  Readonly<{ disputeId: number; content: Uint8Array; by: string; at: Date }>;

/** Documents of disputes; the content is stored until the provider has it. */
export interface EvidenceFiles {
  /** Replaces the document of the field. @returns its id */
  add(file: NewEvidenceFile): Promise<number>;
  /** @returns false when the dispute has no such document */
  remove(disputeId: number, fileId: number): Promise<boolean>;
  /** null when it was removed. */
  contentOf(fileId: number): Promise<Uint8Array | null>;
  /** A document with an id of the provider loses its content. */
  change(
    fileId: number,
    changes: Partial<Pick<EvidenceFile, 'providerAttempt' | 'sentAt' | 'providerFileId'>>,
  ): Promise<void>;
}
export const EvidenceFiles = token<EvidenceFiles>('disputes.EvidenceFiles');
