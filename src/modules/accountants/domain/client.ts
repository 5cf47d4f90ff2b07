import type { Money } from '#kernel/money.ts';
import type { MonthState } from './month.ts';

/** What an accountant clears with the client before the month's documents are booked. */
export type ProblemKind =
  | 'PROFILE_INCOMPLETE'
  | 'INVOICE_OVERDUE'
  | 'DOCUMENT_UNDELIVERED'
  | 'PAYMENT_WITHOUT_DOCUMENT'
  | 'DISPUTE_OPEN';

/** One client of an accountant in a month. */
export type Client = Readonly<{
  id: number;
  businessName: string;
  vatRegistration: 'FULL' | 'NONE' | 'ART_97A' | 'EX';
  monthState: MonthState;
  turnover: Money<'EUR'>;
  vatCharged: Money<'EUR'>;
  /** Without test documents. */
  documents: number;
  /** Only kinds with a count above zero. */
  problems: readonly Readonly<{ kind: ProblemKind; count: number }>[];
  /** Questions of the accountant without an answer. */
  openQuestions: number;
  /** Questions of the accountant answered within seven days. */
  newAnswers: number;
}>;

/** The sum of the counts of all problems. */
export const countProblems = ({ problems }: Client): number =>
  problems.reduce((sum, { count }) => sum + count, 0);
