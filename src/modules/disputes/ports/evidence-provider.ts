import { token } from '#kernel/token.ts';
import type { EvidenceTexts } from '../domain/evidence.ts';
import type { EvidenceFileField } from '../domain/evidence-fields.ts';
import type { EvidenceMediaType } from '../domain/evidence-file.ts';

/** A document for the provider; `name` is unique. */
export type EvidenceUpload = Readonly<{
  /** With `attempt` the idempotency key. */
  key: string;
  attempt: number;
  name: string;
  mediaType: EvidenceMediaType;
  content: Uint8Array;
  account: string | null;
}>;

/** Evidence for a dispute at the provider. */
export type EvidenceOrder = Readonly<{
  providerDisputeId: string;
  /** Stored in the metadata of the dispute; the same for every attempt. */
  key: string;
  attempt: number;
  /** Whether it is submitted to the bank. */
  isFinal: boolean;
  texts: EvidenceTexts;
  /** The provider's id of each document. */
  files: Readonly<Partial<Record<EvidenceFileField, string>>>;
  /** Fields of an earlier call that this one lacks: they are emptied. */
  emptied: readonly string[];
  account: string | null;
}>;

/**
 * Evidence at the card provider; call it outside transactions.
 * @throws ProviderAway when the outcome is unknown, ProviderRefused when it is final
 */
export interface EvidenceProvider {
  /** STORED_ERROR: the provider returns an error stored under the key; look for the file, then use the next attempt. */
  uploadFile(upload: EvidenceUpload): Promise<Readonly<{ fileId: string }> | 'STORED_ERROR'>;
  /** The id of the file with this name, uploaded since an instant; null: none. */
  findFile(name: string, since: Date, account: string | null): Promise<string | null>;
  /** STORED_ERROR as above: fetch the key of the dispute, then use the next attempt. */
  saveEvidence(order: EvidenceOrder): Promise<'ACCEPTED' | 'STORED_ERROR'>;
  /** The key of the last saved evidence of a dispute; null: none of ours. */
  savedKey(providerDisputeId: string, account: string | null): Promise<string | null>;
}
export const EvidenceProvider = token<EvidenceProvider>('disputes.EvidenceProvider');
