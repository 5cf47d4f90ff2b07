import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfLinks } from '#modules/links/index.ts';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';

type Opened = Readonly<{
  documents: DocumentsOfLinks;
  /** A link of a written invoice, of a debit note, of an annulled debit note, of a wholly credited invoice, and one of no document. */
  links: Readonly<Record<'invoice' | 'debitNote' | 'annulled' | 'credited' | 'plain', number>>;
  merchantId: number;
  textOf(pdf: Uint8Array): Promise<string>;
  close?: () => Promise<void>;
}>;

/** Contract of `DocumentsOfLinks`. */
export const describeDocumentsOfLinks = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as DocumentsOfLinks`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('only the link of a wholly credited invoice is of a credited document', async () => {
      const { documents, links } = opened;
      expect(await documents.isCredited(links.credited)).toBe(true);
      for (const id of [links.invoice, links.debitNote, links.annulled, links.plain, 999_999_999])
        expect(await documents.isCredited(id)).toBe(false);
    });

    it('the link of a written document that is not annulled has its number, and any other link none', async () => {
      const { documents, links } = opened;
      for (const id of [links.invoice, links.debitNote, links.credited])
        expect(await documents.numberOf(id)).toMatch(/^\d{10}$/);
      for (const id of [links.annulled, links.plain, 999_999_999])
        expect(await documents.numberOf(id)).toBeNull();
    });

    it('the link of a debit note is of a debit note, and every other link of an invoice', async () => {
      const { documents, links } = opened;
      expect(await documents.typeOf(links.debitNote)).toBe('DEBIT_NOTE');
      for (const id of [links.invoice, links.annulled, links.plain, 999_999_999])
        expect(await documents.typeOf(id)).toBe('INVOICE');
    });

    it('the document of a trial names the sale and is marked as a test; it is not printed after the caller has left', async () => {
      const { documents, merchantId, textOf } = opened;
      const amount = Money.ofMinor(2_400, 'EUR');
      const sale = {
        merchantId,
        amount,
        chargeAmount: amount,
        description: 'Ремонт',
        customerName: null,
        taxRate: 20,
        vatGround: null,
        language: 'bg',
      } as const;
      const at = new Date('2026-11-20T12:00:00Z');
      const text = await textOf(await documents.printTrial(sale, at));
      expect(text).toContain('Ремонт');
      expect(text).toContain('№ TEST');
      const left = documents.printTrial({ ...sale, description: 'Друг' }, at, AbortSignal.abort());
      await expect(left).rejects.toThrow(CallerLeft);
    });
  });
};
