import type { Stripe } from 'stripe';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import { callProvider, isStoredError, requireObject } from '#platform/stripe/stripe-failures.ts';
import type { EvidenceOrder, EvidenceProvider, EvidenceUpload } from '../../ports/evidence-provider.ts';

const purpose = 'dispute_evidence';
/** Key of our metadata at the provider. */
const metadataKey = 'plateno_evidence';
/** `customerName` is `customer_name` at the provider. */
const providerName = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

const keyOf = (kind: string, { key, attempt }: Readonly<{ key: string; attempt: number }>): string =>
  attempt > 1 ? `${kind}:${key}:${attempt}` : `${kind}:${key}`;

const evidenceOf = ({ texts, files, emptied }: EvidenceOrder): Stripe.DisputeUpdateParams.Evidence =>
  Object.fromEntries([
    ...emptied.map((field) => [providerName(field), '']),
    ...Object.entries({ ...texts, ...files }).map(([field, value]) => [providerName(field), value]),
  ]) as Stripe.DisputeUpdateParams.Evidence;

/** An answer, or STORED_ERROR for an error that every repeat of the key returns. */
const unlessStored = async <T>(call: () => Promise<T>): Promise<T | 'STORED_ERROR'> => {
  try {
    return await callProvider(call);
  } catch (error) {
    if (error instanceof ProviderAway && isStoredError(error.cause)) return 'STORED_ERROR';
    throw error;
  }
};

/** Evidence by Stripe's files and disputes. */
export class StripeEvidence implements EvidenceProvider {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async uploadFile(upload: EvidenceUpload): ReturnType<EvidenceProvider['uploadFile']> {
    const { name, mediaType: type, content, account } = upload;
    const file = await unlessStored(() =>
      this.#stripe.files.create(
        { purpose, file: { data: content, name, type } },
        { ...onAccount(account), idempotencyKey: keyOf('evidence-file', upload) },
      ),
    );
    if (file === 'STORED_ERROR') return file;
    requireObject(file, 'file');
    return { fileId: file.id };
  }

  async findFile(name: string, since: Date, account: string | null): Promise<string | null> {
    // The provider's clock may be behind ours.
    const created = { gte: Math.floor(since.getTime() / 1_000) - 300 };
    return callProvider(async () => {
      const files = this.#stripe.files.list({ purpose, created, limit: 100 }, onAccount(account));
      for await (const file of files) if (file.filename === name) return file.id;
      return null;
    });
  }

  async saveEvidence(order: EvidenceOrder): ReturnType<EvidenceProvider['saveEvidence']> {
    const { providerDisputeId, key, isFinal, account } = order;
    const dispute = await unlessStored(() =>
      this.#stripe.disputes.update(
        providerDisputeId,
        { evidence: evidenceOf(order), metadata: { [metadataKey]: key }, submit: isFinal },
        { ...onAccount(account), idempotencyKey: keyOf('evidence', order) },
      ),
    );
    if (dispute === 'STORED_ERROR') return dispute;
    requireObject(dispute, 'dispute');
    return 'ACCEPTED';
  }

  async savedKey(providerDisputeId: string, account: string | null): Promise<string | null> {
    const dispute = await callProvider(() =>
      this.#stripe.disputes.retrieve(providerDisputeId, {}, onAccount(account)),
    );
    requireObject(dispute, 'dispute');
    return dispute.metadata[metadataKey] ?? null;
  }
}
