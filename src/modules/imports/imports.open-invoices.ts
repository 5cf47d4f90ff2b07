import { jobHandler } from '#kernel/jobs.ts';
import { useCase } from '#platform/define-module.ts';
import { letterWriter } from '#platform/mail/letter.ts';
import { onCustomersMerged, onPaymentSucceeded } from './adapters/events/foreign-events.ts';
import { openInvoiceRoutes } from './adapters/http/open-invoices.routes.ts';
import { AskForForeign, foreignAsked, MailAsked, ofAsked } from './application/ask-for-foreign.ts';
import { ImportOpenInvoices } from './application/import-open-invoices.ts';
import { PayForeignDocument } from './application/pay-foreign-document.ts';
import {
  foreignPaid,
  MailPaid,
  ofPaid,
  ReceiveForeignPayment,
} from './application/receive-foreign-payment.ts';
import { UndoForeignImport } from './application/undo-foreign-import.ts';

type Deps = ConstructorParameters<typeof ImportOpenInvoices>[0] &
  ConstructorParameters<typeof AskForForeign>[0] &
  ConstructorParameters<typeof MailAsked>[0] &
  ConstructorParameters<typeof PayForeignDocument>[0] &
  Pick<Parameters<typeof openInvoiceRoutes>[0], 'config'> &
  Parameters<typeof onCustomersMerged>[0];

const letters = () => import('./adapters/mail/foreign-letters.ts');

/** Unpaid documents of other programs: their import, their links, mails and payments. */
export const openInvoiceParts = (deps: Deps) => {
  const mailAsked = useCase(MailAsked, deps);
  const mailPaid = useCase(MailPaid, deps);
  return {
    routes: openInvoiceRoutes({
      ...deps,
      importOpenInvoices: useCase(ImportOpenInvoices, deps),
      undoForeignImport: useCase(UndoForeignImport, deps),
      askForForeign: useCase(AskForForeign, deps),
      payForeignDocument: useCase(PayForeignDocument, deps),
    }),
    jobs: [
      jobHandler(foreignAsked, (asked) => mailAsked.execute(asked)),
      jobHandler(foreignPaid, (paid) => mailPaid.execute(paid)),
    ],
    letters: [
      letterWriter(ofAsked, async () => (await letters()).askedLetter),
      letterWriter(ofPaid, async () => (await letters()).paidLetter),
    ],
    subscriptions: [
      onPaymentSucceeded({ receiveForeignPayment: useCase(ReceiveForeignPayment, deps) }),
      onCustomersMerged(deps),
    ],
  };
};
