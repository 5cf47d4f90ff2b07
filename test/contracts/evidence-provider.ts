import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProviderRefused } from '#kernel/provider-failures.ts';
import type {
  EvidenceOrder,
  EvidenceProvider,
  EvidenceUpload,
} from '#modules/disputes/ports/evidence-provider.ts';

/** Evidence as the provider shows it, by our names; null and absent: none. */
type Shown = Readonly<{
  isSubmitted: boolean;
  productDescription: string | null;
  receipt: string | null;
}>;
type OpenedEvidenceProvider = Readonly<{
  provider: EvidenceProvider;
  /** An open dispute. @returns its id at the provider */
  dispute: () => Promise<string>;
  shown: (providerDisputeId: string) => Promise<Shown>;
  /** The next upload or call with evidence is answered with an error that is stored under its key. */
  storeError: () => Promise<void>;
  close?: () => Promise<void>;
}>;

const since = new Date(Date.now() - 60_000);
let count = 0;
const upload = (about: Partial<EvidenceUpload> = {}): EvidenceUpload => {
  count += 1;
  const key = `key-${count}`;
  return {
    key,
    attempt: 1,
    name: `receipt-${key}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from('%PDF-1.7\n%%EOF'),
    account: null,
    ...about,
  };
};
const order = (providerDisputeId: string, about: Partial<EvidenceOrder> = {}): EvidenceOrder => {
  count += 1;
  return {
    providerDisputeId,
    key: `key-${count}`,
    attempt: 1,
    isFinal: false,
    texts: { productDescription: 'Маса' },
    files: {},
    emptied: [],
    account: null,
    ...about,
  };
};

/** Contract of evidence at the provider. */
export const describeEvidenceProvider = (name: string, open: () => Promise<OpenedEvidenceProvider>): void => {
  describe(`evidence at ${name}`, () => {
    let opened: OpenedEvidenceProvider;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('an upload is found by its name, and repeated under its key it is the same file', async () => {
      const { provider } = opened;
      const file = upload();
      expect(await provider.findFile(file.name, since, null)).toBeNull();
      const made = await provider.uploadFile(file);
      expect(made).toEqual({ fileId: expect.any(String) });
      expect(await provider.uploadFile(file)).toEqual(made);
      expect(await provider.findFile(file.name, since, null)).toBe((made as { fileId: string }).fileId);
    });

    it('saved evidence is not submitted, and its key shows that it was saved', async () => {
      const { provider, dispute, shown } = opened;
      const id = await dispute();
      expect(await provider.savedKey(id, null)).toBeNull();
      const { fileId } = (await provider.uploadFile(upload())) as { fileId: string };
      const saved = order(id, { files: { receipt: fileId } });
      expect(await provider.saveEvidence(saved)).toBe('ACCEPTED');
      expect(await provider.savedKey(id, null)).toBe(saved.key);
      expect(await shown(id)).toEqual({ isSubmitted: false, productDescription: 'Маса', receipt: fileId });
    });

    it('fields that are emptied are gone', async () => {
      const { provider, dispute, shown } = opened;
      const id = await dispute();
      await provider.saveEvidence(order(id));
      await provider.saveEvidence(
        order(id, { texts: { customerName: 'Мария' }, emptied: ['productDescription'] }),
      );
      expect(await shown(id)).toMatchObject({ productDescription: null });
    });

    it('evidence is submitted once', async () => {
      const { provider, dispute, shown } = opened;
      const id = await dispute();
      const submitted = order(id, { isFinal: true });
      expect(await provider.saveEvidence(submitted)).toBe('ACCEPTED');
      expect(await provider.saveEvidence(submitted)).toBe('ACCEPTED');
      expect(await shown(id)).toMatchObject({ isSubmitted: true });
      await expect(provider.saveEvidence(order(id, { isFinal: true }))).rejects.toThrow(ProviderRefused);
    });

    it('an error stored under a key is STORED_ERROR, and the next attempt has another key', async () => {
      const { provider, dispute, storeError } = opened;
      const id = await dispute();
      await storeError();
      const saved = order(id);
      expect(await provider.saveEvidence(saved)).toBe('STORED_ERROR');
      expect(await provider.savedKey(id, null)).toBeNull();
      expect(await provider.saveEvidence({ ...saved, attempt: 2 })).toBe('ACCEPTED');
    });

    it('a missing dispute is refused', async () => {
      const { provider } = opened;
      await expect(provider.saveEvidence(order('dp_missing'))).rejects.toThrow(ProviderRefused);
      await expect(provider.savedKey('dp_missing', null)).rejects.toThrow(ProviderRefused);
    });
  });
};
