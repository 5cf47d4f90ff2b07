import {
  noEvidence,
  type Evidence,
  type EvidenceChange,
  type EvidenceFile,
} from '#modules/disputes/domain/evidence.ts';
import type {
  EvidenceDrafts,
  EvidenceFiles,
  NewEvidenceFile,
} from '#modules/disputes/ports/evidence-drafts.ts';

type StoredFile = { file: EvidenceFile; disputeId: number; content: Uint8Array | null };

/** Evidence of any disputes and its documents. */
export class InMemoryEvidence implements EvidenceDrafts, EvidenceFiles {
  readonly #evidence = new Map<number, EvidenceChange>();
  readonly #files: StoredFile[] = [];
  #lastId = 0;

  async get(disputeId: number): Promise<Evidence> {
    return {
      ...noEvidence(disputeId),
      ...this.#evidence.get(disputeId),
      files: this.#files.filter((stored) => stored.disputeId === disputeId).map(({ file }) => file),
    };
  }

  change(disputeId: number, apply: (evidence: Evidence) => EvidenceChange): Promise<Evidence>;
  change(fileId: number, changes: Partial<EvidenceFile>): Promise<void>;
  async change(
    id: number,
    change: ((evidence: Evidence) => EvidenceChange) | Partial<EvidenceFile>,
  ): Promise<Evidence | void> {
    if (typeof change !== 'function') return this.#changeFile(id, change);
    // Without a pause between reading and writing: as under a lock.
    const files = this.#files.filter(({ disputeId }) => disputeId === id).map(({ file }) => file);
    const {
      files: _,
      disputeId: __,
      ...after
    } = {
      files,
      disputeId: id,
      ...change({ ...noEvidence(id), ...this.#evidence.get(id), files }),
    };
    this.#evidence.set(id, after);
    return this.get(id);
  }

  async add({ disputeId, content, by: _, at: __, ...file }: NewEvidenceFile): Promise<number> {
    const place = this.#files.findIndex(
      (one) => one.disputeId === disputeId && one.file.field === file.field,
    );
    if (place >= 0) this.#files.splice(place, 1);
    this.#lastId += 1;
    const stored = { providerAttempt: 1, sentAt: null, providerFileId: null, byteCount: content.length };
    this.#files.push({ file: { ...file, ...stored, id: this.#lastId }, disputeId, content });
    return this.#lastId;
  }

  async remove(disputeId: number, fileId: number): Promise<boolean> {
    const place = this.#files.findIndex((one) => one.disputeId === disputeId && one.file.id === fileId);
    if (place >= 0) this.#files.splice(place, 1);
    return place >= 0;
  }

  async contentOf(fileId: number): Promise<Uint8Array | null> {
    return this.#files.find(({ file }) => file.id === fileId)?.content ?? null;
  }

  #changeFile(fileId: number, changes: Partial<EvidenceFile>): void {
    const stored = this.#files.find(({ file }) => file.id === fileId);
    if (stored === undefined) return;
    stored.file = { ...stored.file, ...changes };
    if (changes.providerFileId) stored.content = null;
  }
}
