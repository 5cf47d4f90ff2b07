import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completed, noEvidence } from '#modules/disputes/domain/evidence.ts';
import type { EvidenceDrafts, EvidenceFiles } from '#modules/disputes/ports/evidence-drafts.ts';

type OpenedEvidence = Readonly<{
  drafts: EvidenceDrafts;
  files: EvidenceFiles;
  /** A new dispute. @returns its id */
  addDispute: () => Promise<number>;
  close?: () => Promise<void>;
}>;

const at = new Date('2026-11-20T10:00:00Z');
let count = 0;
const newKey = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** Contract of evidence and its documents. */
export const describeEvidenceDrafts = (name: string, open: () => Promise<OpenedEvidence>): void => {
  describe(`evidence in ${name}`, () => {
    let opened: OpenedEvidence;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const addFile = (
      disputeId: number,
      about: { field?: 'receipt' | 'refundPolicy'; providerKey?: string } = {},
    ) =>
      opened.files.add({
        disputeId,
        field: 'receipt',
        name: 'Фактура.pdf',
        mediaType: 'application/pdf',
        providerKey: newKey(),
        content: Uint8Array.of(1, 2, 3),
        by: 'user:1',
        at,
        ...about,
      });

    it('a dispute without evidence has an empty draft', async () => {
      const disputeId = await opened.addDispute();
      expect(await opened.drafts.get(disputeId)).toEqual(noEvidence(disputeId));
    });

    it('a change is stored as a whole and returned', async () => {
      const { drafts, addDispute } = opened;
      const disputeId = await addDispute();
      const request = { key: newKey(), attempt: 1, isFinal: true, by: 'user:1' };
      const texts = { productDescription: 'Маса' };
      const changed = await drafts.change(disputeId, (evidence) => ({ ...evidence, texts, request }));
      expect(changed).toEqual({ ...noEvidence(disputeId), texts, request });
      expect(await drafts.get(disputeId)).toEqual(changed);
      await drafts.change(disputeId, (evidence) => completed(evidence, at));
      expect(await drafts.get(disputeId)).toMatchObject({
        status: 'SUBMITTED',
        sentFields: ['productDescription'],
        request: null,
        savedAt: at,
        submittedAt: at,
        submittedBy: 'user:1',
      });
    });

    it('a change that throws changes nothing', async () => {
      const { drafts, addDispute } = opened;
      const disputeId = await addDispute();
      const refuse = (): never => {
        throw new Error('refused');
      };
      await expect(drafts.change(disputeId, refuse)).rejects.toThrow('refused');
      expect(await drafts.get(disputeId)).toEqual(noEvidence(disputeId));
    });

    it('concurrent changes see each other', async () => {
      const { drafts, addDispute } = opened;
      const disputeId = await addDispute();
      await Promise.all(
        ['customerName', 'shippingDate', 'serviceDate'].map((field) =>
          drafts.change(disputeId, (evidence) => ({
            ...evidence,
            texts: { ...evidence.texts, [field]: field },
          })),
        ),
      );
      expect(Object.keys((await drafts.get(disputeId)).texts)).toHaveLength(3);
    });

    it('a field has one document, and another one replaces it', async () => {
      const { drafts, files, addDispute } = opened;
      const disputeId = await addDispute();
      const first = await addFile(disputeId);
      const policy = await addFile(disputeId, { field: 'refundPolicy' });
      const providerKey = newKey();
      const second = await addFile(disputeId, { providerKey });
      expect(await files.contentOf(first)).toBeNull();
      expect((await drafts.get(disputeId)).files).toMatchObject([
        { id: policy, field: 'refundPolicy' },
        {
          id: second,
          field: 'receipt',
          name: 'Фактура.pdf',
          mediaType: 'application/pdf',
          byteCount: 3,
          providerKey,
          providerAttempt: 1,
          sentAt: null,
          providerFileId: null,
        },
      ]);
      expect(await files.remove(disputeId, policy)).toBe(true);
      expect(await files.remove(disputeId, policy)).toBe(false);
      expect(await files.remove(await addDispute(), second)).toBe(false);
    });

    it('a document loses its content when the provider has it, and not before', async () => {
      const { drafts, files, addDispute } = opened;
      const disputeId = await addDispute();
      const id = await addFile(disputeId);
      await files.change(id, { sentAt: at });
      await files.change(id, { providerAttempt: 2 });
      expect([...(await files.contentOf(id))!]).toEqual([1, 2, 3]);
      await files.change(id, { providerFileId: 'file_1' });
      expect(await files.contentOf(id)).toBeNull();
      expect((await drafts.get(disputeId)).files).toMatchObject([
        { sentAt: at, providerAttempt: 2, providerFileId: 'file_1' },
      ]);
    });
  });
};
