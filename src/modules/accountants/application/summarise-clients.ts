import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { DocumentsOfDays, DocumentsOfMonth } from '#modules/invoices/index.ts';
import {
  missingForDocuments,
  type MerchantDirectory,
  type MerchantRecord,
} from '#modules/merchants/index.ts';
import type { PaymentsOfDays, PaymentsOfMonth } from '#modules/payments/index.ts';
import type { Client, ProblemKind } from '../domain/client.ts';
import { daysOf } from '#kernel/month.ts';
import { monthStateOf } from '../domain/month.ts';
import { newAnswerMs } from '../domain/question.ts';
import type { Questions } from '../ports/questions.ts';

export type SummaryDeps = Readonly<{
  directory: Pick<MerchantDirectory, 'openByIds' | 'visibleTo'>;
  payments: Pick<PaymentsOfMonth, 'figures'>;
  documents: Pick<DocumentsOfMonth, 'figures'>;
  questions: Pick<Questions, 'countsOf'>;
  clock: Clock;
}>;
type Figures = Readonly<{ payments: PaymentsOfDays; documents: DocumentsOfDays }>;

const nothing = Money.ofMinor(0, 'EUR');
const noPayments: PaymentsOfDays = { turnover: nothing, openDisputes: 0 };
const noDocuments: DocumentsOfDays = {
  documents: 0,
  vatCharged: nothing,
  overdueInvoices: 0,
  undelivered: 0,
  paymentsWithoutDocument: 0,
};

const problemsOf = (merchant: MerchantRecord, { payments, documents }: Figures): Client['problems'] => {
  const counts: Readonly<Record<ProblemKind, number>> = {
    PROFILE_INCOMPLETE: missingForDocuments(merchant).length,
    INVOICE_OVERDUE: documents.overdueInvoices,
    DOCUMENT_UNDELIVERED: documents.undelivered,
    PAYMENT_WITHOUT_DOCUMENT: documents.paymentsWithoutDocument,
    DISPUTE_OPEN: payments.openDisputes,
  };
  return (Object.keys(counts) as ProblemKind[])
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
};

/**
 * The open merchants among these with their figures of a month: one statement for each owner of the figures, however
 * many merchants there are. The caller has checked the visibility.
 */
export const summariseClients = async (
  { directory, payments, documents, questions, clock }: SummaryDeps,
  { userId, merchantIds, month }: Readonly<{ userId: number; merchantIds: readonly number[]; month: string }>,
): Promise<readonly Client[]> => {
  const now = clock.now();
  const days = daysOf(month);
  const monthState = monthStateOf(month, now);
  const [merchants, paid, issued, asked] = await Promise.all([
    directory.openByIds(merchantIds),
    payments.figures(merchantIds, days),
    documents.figures(merchantIds, days),
    questions.countsOf(userId, merchantIds, new Date(now.getTime() - newAnswerMs)),
  ]);
  return merchants.map((merchant): Client => {
    const { id, businessName, vatRegistration } = merchant;
    const figures = { payments: paid.get(id) ?? noPayments, documents: issued.get(id) ?? noDocuments };
    const { open = 0, answered = 0 } = asked.get(id) ?? {};
    return {
      id,
      businessName,
      vatRegistration,
      monthState,
      turnover: figures.payments.turnover,
      vatCharged: figures.documents.vatCharged,
      documents: figures.documents.documents,
      problems: problemsOf(merchant, figures),
      openQuestions: open,
      newAnswers: answered,
    };
  });
};
