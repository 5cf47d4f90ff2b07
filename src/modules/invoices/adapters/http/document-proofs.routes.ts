import * as contract from '#contract/invoices/document-proof.ts';
import type { DocumentProof } from '#contract/invoices/document-proof.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { keyFingerprint } from '#platform/key-fingerprint.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { DocumentsOfClosing } from '../../application/documents-of-closing.ts';
import type { OpenedBy, ProveDocument, ProvenDocument } from '../../application/numbers/prove-document.ts';
import type { PrintCopy } from '../../application/print-copy.ts';
import type { UblFiles } from '../../application/ubl-files.ts';
import type { Signatures } from '../../domain/numbers/anchor.ts';
import { InvoiceNotFound } from '../../domain/failures.ts';
import { presentProof } from './present-proof.ts';

/** What shows a proof. */
export type ProofReads = Readonly<{
  proveDocument: ProveDocument;
  documentsOfClosing: Pick<DocumentsOfClosing, 'document'>;
  ublFiles: UblFiles;
  config: Readonly<{ publicUrl: string }>;
}>;
type Deps = ProofReads &
  Readonly<{ printCopy: PrintCopy; limits: RateLimits; signatures: Pick<Signatures, 'publicKeys'> }>;

/** A PDF costs a page of the browser. */
const files = { name: 'proof-file', times: 20, seconds: 60 };

/** A proof as it is shown; whether the document has a UBL file is asked when it is opened. */
export const shownProof = async (
  { documentsOfClosing, ublFiles, config: { publicUrl } }: ProofReads,
  proven: ProvenDocument,
  openedBy: OpenedBy,
): Promise<DocumentProof> => {
  const { isOpened, isChanged, shown } = proven;
  const month = isOpened && !isChanged ? await documentsOfClosing.document(shown.invoiceId) : null;
  const hasUbl = month !== null && (await ublFiles.has(month));
  return presentProof(proven, { publicUrl, openedBy, hasUbl });
};

/** Calls of those who have a document: the token is in its second code. */
export const proofRoutes = (deps: Deps): Route[] => {
  const { proveDocument, documentsOfClosing, ublFiles, printCopy, limits, signatures } = deps;
  const keys = signatures.publicKeys().map((pem) => ({ sha256: keyFingerprint(pem), pem }));
  return [
    serve(contract.getSigningKeys, async () => ({ keys })),
    serve(contract.getDocumentProof, async ({ params: { token }, query, caller: { ip } }) =>
      shownProof(deps, await proveDocument.execute({ token, ...query, ip }), query),
    ),
    serve(contract.getProvenPdf, async ({ params: { token }, query, caller: { ip, signal } }) => {
      await limits.take(files, networkOf(ip));
      const { shown } = await proveDocument.opened({ token, ...query, ip });
      const pdf = await printCopy.execute({ invoiceId: shown.invoiceId, signal });
      return new Download({ type: 'application/pdf', ...pdf });
    }),
    serve(contract.getProvenUbl, async ({ params: { token }, query, caller: { ip } }) => {
      await limits.take(files, networkOf(ip));
      const { shown } = await proveDocument.opened({ token, ...query, ip });
      const month = await documentsOfClosing.document(shown.invoiceId);
      const content = month === null ? null : await ublFiles.of(month);
      if (content === null) throw new InvoiceNotFound();
      return new Download({ type: 'application/xml', fileName: `${shown.invoiceNumber}.xml`, content });
    }),
  ];
};
