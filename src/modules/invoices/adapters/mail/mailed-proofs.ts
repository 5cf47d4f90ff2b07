import type { MailedProofs } from '../../application/receipt-letter.ts';
import type { ProofKeys } from '../../application/numbers/prove-document.ts';
import type { DocumentsOfClosing } from '../../application/documents-of-closing.ts';
import type { UblFiles } from '../../application/ubl-files.ts';

type Deps = Readonly<{
  documentsOfClosing: Pick<DocumentsOfClosing, 'document'>;
  ublFiles: UblFiles;
  keys: ProofKeys;
}>;

/** What a mail with a document has beside its PDF. */
export const mailedProofs = ({ documentsOfClosing, ublFiles, keys }: Deps): MailedProofs => ({
  ublOf: async (invoiceId) => {
    const document = await documentsOfClosing.document(invoiceId);
    const content = document === null ? null : await ublFiles.of(document);
    if (document === null || content === null) return null;
    return { fileName: `${document.invoiceNumber}.xml`, type: 'application/xml', content };
  },
  proofUrlOf: ({ proofUrl }) => {
    const token = proofUrl?.split('/').at(-1);
    return proofUrl === null || token === undefined ? null : `${proofUrl}?key=${keys.of(token)}`;
  },
});
