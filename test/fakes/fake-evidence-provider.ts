import { ProviderRefused } from '#kernel/provider-failures.ts';
import type {
  EvidenceOrder,
  EvidenceProvider,
  EvidenceUpload,
} from '#modules/disputes/ports/evidence-provider.ts';

type FakeDispute = { key: string | null; isSubmitted: boolean; evidence: Record<string, string> };

/** Evidence of disputes that tests add. */
export class FakeEvidenceProvider implements EvidenceProvider {
  readonly disputes = new Map<string, FakeDispute>();
  readonly uploads: EvidenceUpload[] = [];
  readonly #answers = new Map<string, 'STORED_ERROR'>();
  #storesError = false;

  addDispute(): string {
    const id = `dp_${this.disputes.size + 1}`;
    this.disputes.set(id, { key: null, isSubmitted: false, evidence: {} });
    return id;
  }

  storeError(): void {
    this.#storesError = true;
  }

  async uploadFile(upload: EvidenceUpload): ReturnType<EvidenceProvider['uploadFile']> {
    if (this.#isStored(`file:${upload.key}:${upload.attempt}`)) return 'STORED_ERROR';
    const known = this.uploads.findIndex(({ key }) => key === upload.key);
    const place = known >= 0 ? known : this.uploads.push(upload) - 1;
    return { fileId: `file_${place + 1}` };
  }

  async findFile(name: string): Promise<string | null> {
    const place = this.uploads.findIndex((upload) => upload.name === name);
    return place < 0 ? null : `file_${place + 1}`;
  }

  async saveEvidence(order: EvidenceOrder): ReturnType<EvidenceProvider['saveEvidence']> {
    const dispute = this.#dispute(order.providerDisputeId);
    if (this.#isStored(`evidence:${order.key}:${order.attempt}`)) return 'STORED_ERROR';
    if (dispute.key === order.key) return 'ACCEPTED';
    if (dispute.isSubmitted) throw new ProviderRefused('invalid_request_error');
    for (const field of order.emptied) delete dispute.evidence[field];
    Object.assign(dispute.evidence, order.texts, order.files);
    dispute.key = order.key;
    dispute.isSubmitted = order.isFinal;
    return 'ACCEPTED';
  }

  async savedKey(providerDisputeId: string): Promise<string | null> {
    return this.#dispute(providerDisputeId).key;
  }

  #dispute(id: string): FakeDispute {
    const dispute = this.disputes.get(id);
    if (dispute === undefined) throw new ProviderRefused('resource_missing');
    return dispute;
  }

  #isStored(call: string): boolean {
    if (this.#storesError) this.#answers.set(call, 'STORED_ERROR');
    this.#storesError = false;
    return this.#answers.has(call);
  }
}
