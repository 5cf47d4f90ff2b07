import * as contract from '#contract/imports/open-invoices.ts';
import { nameOf, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Messages } from '#kernel/messages.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import type { Config } from '#platform/config.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { takeImport } from '#platform/imports/records/import-route.ts';
import { presentImport } from '#platform/imports/records/present-import.ts';
import { headingsOf, readRecords } from '#platform/imports/records/read-records.ts';
import type { AskForForeign } from '../../application/ask-for-foreign.ts';
import type { ForeignInvoice, StoredForeignImport } from '../../application/foreign-invoices.ts';
import type { ImportOpenInvoices, ImportPicture } from '../../application/import-open-invoices.ts';
import type { PayForeignDocument } from '../../application/pay-foreign-document.ts';
import type { UndoForeignImport } from '../../application/undo-foreign-import.ts';
import { openInvoiceReader } from './open-invoice-reader.ts';

type Deps = Readonly<{
  importOpenInvoices: ImportOpenInvoices;
  undoForeignImport: UndoForeignImport;
  askForForeign: AskForForeign;
  payForeignDocument: PayForeignDocument;
  limits: RateLimits;
  messages: Messages;
  config: Pick<Config, 'publicUrl'>;
}>;

const presentPicture = ({ sums, ...picture }: ImportPicture) => ({
  ...picture,
  sums: sums.map(({ documents, open }) => ({ currency: open.currency, documents, open: open.toDecimal() })),
});

const presentStored = ({
  id,
  importedAt,
  documents,
  startNumber,
}: StoredForeignImport): contract.ForeignImport => ({
  id,
  importedAt: importedAt.toISOString(),
  documents,
  startNumber,
});

const presentSums = ({ paid, open }: ForeignInvoice) => ({ paid: paid.toDecimal(), open: open.toDecimal() });

const importRoutes = ({ limits, messages, ...deps }: Deps): Route[] => {
  const headings = headingsOf(openInvoiceReader, messages);
  const count = async (actor: Actor): Promise<void> => {
    mustHold(actor, 'WRITE_DOCUMENTS', 'invoices:write');
    await takeImport(limits, actor);
  };
  return [
    serve(contract.importOpenInvoices, async ({ query: { dryRun }, body, caller: { actor, language } }) => {
      await count(actor);
      const file = await readRecords(openInvoiceReader, headings, { body, turn: nameOf(actor) });
      const { picture, ...outcome } = await deps.importOpenInvoices.execute({
        actor,
        file,
        continueNumbers: body.continueNumbers === true,
        isDryRun: dryRun === 'true',
      });
      const presented = presentImport(openInvoiceReader, file, outcome, { language, messages });
      return { ...presented, picture: picture && presentPicture(picture) };
    }),
    serve(contract.listForeignImports, async ({ caller: { actor } }) =>
      (await deps.undoForeignImport.list(actor)).map(presentStored),
    ),
    serve(contract.undoForeignImport, async ({ params: { id }, caller: { actor } }) => {
      await count(actor);
      return deps.undoForeignImport.execute({ actor, id });
    }),
  ];
};

type OfOne = Readonly<{ params: { id: number }; caller: Readonly<{ actor: Actor }> }>;

/** Routes of unpaid documents of other programs. */
export const openInvoiceRoutes = (deps: Deps): Route[] => {
  const { askForForeign, payForeignDocument, config } = deps;
  const find = ({ params: { id }, caller: { actor } }: OfOne) => payForeignDocument.find(actor, id);
  return [
    ...importRoutes(deps),
    serve(
      contract.askForForeign,
      async ({ params: { id }, body: { send }, caller: { actor } }) => {
        const { token, sentTo } = await askForForeign.execute({ actor, id, send });
        return { paymentLinkUrl: `${config.publicUrl}/pay/${token}`, sentTo };
      },
      { find },
    ),
    serve(
      contract.recordForeignPayment,
      async ({ params: { id }, body: { amount = null, paidOn }, caller: { actor } }) =>
        presentSums(await payForeignDocument.execute({ actor, id, amount, paidOn: businessDate(paidOn) })),
      { find },
    ),
    serve(
      contract.takeBackForeignPayment,
      async ({ params: { id, paymentId: foreignPaymentId }, caller: { actor } }) =>
        presentSums(await payForeignDocument.takeBack({ actor, id, foreignPaymentId })),
      { find },
    ),
  ];
};
