import * as contract from '#contract/imports/foreign-documents.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { ArchiveFiles } from '../../application/staged-archive.ts';
import { NoFile } from '../../domain/failures.ts';
import {
  getForeignDocument,
  listForeignDocuments,
  type ForeignFilters,
  type ForeignReads,
  type ForeignSort,
  type ForeignView,
} from '../postgres/list-foreign-documents.ts';

type Deps = ForeignReads & Readonly<{ dataViews: DataViews; files: Pick<ArchiveFiles, 'document'> }>;

const present = ({
  totalMinor,
  openMinor,
  payments,
  archiveSha256: _,
  pdfSha256,
  xmlSha256,
  ...view
}: ForeignView): contract.ForeignDocument => ({
  ...view,
  total: Money.ofMinor(totalMinor, view.currency).toDecimal(),
  open: Money.ofMinor(openMinor, view.currency).toDecimal(),
  payments: payments.map(({ amountMinor, ...payment }) => ({
    ...payment,
    amount: Money.ofMinor(amountMinor, view.currency).toDecimal(),
  })),
  hasPdf: pdfSha256 !== null,
  hasUbl: xmlSha256 !== null,
});

type Asked = Parameters<typeof businessDays>[0] &
  Parameters<typeof readPage<ForeignSort>>[0] &
  Omit<ForeignFilters, 'from' | 'to'>;

const listed =
  (deps: Deps) =>
  async ({ query, caller: { actor } }: Readonly<{ query: Asked; caller: Readonly<{ actor: Actor }> }>) => {
    const asked = readPage<ForeignSort>(query, 'issueDate');
    const filters = { ...query, ...businessDays(query) };
    const found = await listForeignDocuments(deps, { actor, filters, page: asked.page });
    const merchantIds = found.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'DOCUMENTS');
    return presentList('foreign-documents', asked, found, present);
  };

const kinds = {
  pdf: { type: 'application/pdf', sha256: 'pdfSha256', ending: 'pdf' },
  ubl: { type: 'application/xml', sha256: 'xmlSha256', ending: 'xml' },
} as const;

type OfOne = Readonly<{ params: Readonly<{ id: number }>; caller: Readonly<{ actor: Actor }> }>;

const fileOf =
  (deps: Deps, kind: keyof typeof kinds) =>
  async ({ params: { id }, caller: { actor } }: OfOne): Promise<Download> => {
    const view = await getForeignDocument(deps, actor, id);
    const { type, sha256, ending } = kinds[kind];
    const fileSha256 = view[sha256];
    if (view.archiveSha256 === null || fileSha256 === null) throw new NoFile();
    const fileName = `${view.number}.${ending}`;
    const content = await deps.files.document(view.archiveSha256, fileName, fileSha256);
    await deps.dataViews.record(actor, [view.merchantId], 'DOCUMENTS_FILE');
    return new Download({ type, fileName, content });
  };

/** Calls about documents that were issued elsewhere. */
export const foreignDocumentRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnForeignDocuments, listed(deps)),
  serve(contract.listForeignDocuments, (asked) => {
    mustHaveRole(asked.caller.actor, 'ACCOUNTANT', 'ADMIN', 'SUPPORT');
    return listed(deps)(asked);
  }),
  serve(contract.getForeignDocumentPdf, fileOf(deps, 'pdf')),
  serve(contract.getForeignDocumentUbl, fileOf(deps, 'ubl')),
];
