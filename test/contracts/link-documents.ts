import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LinkDocuments } from '#modules/links/index.ts';

type Opened = Readonly<{
  documents: LinkDocuments;
  /** A link of a written invoice, of a debit note, of an annulled debit note, of a wholly credited invoice, and one of no document. */
  links: Readonly<Record<'invoice' | 'debitNote' | 'annulled' | 'credited' | 'plain', number>>;
  close?: () => Promise<void>;
}>;

/** Contract of `LinkDocuments`. */
export const describeLinkDocuments = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as LinkDocuments`, () => {
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

    it('the link of a debit note is of a debit note, and every other link of an invoice', async () => {
      const { documents, links } = opened;
      expect(await documents.typeOf(links.debitNote)).toBe('DEBIT_NOTE');
      for (const id of [links.invoice, links.annulled, links.plain, 999_999_999])
        expect(await documents.typeOf(id)).toBe('INVOICE');
    });
  });
};
