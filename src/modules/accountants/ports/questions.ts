import { token } from '#kernel/token.ts';
import type { Question } from '../domain/question.ts';

/** Counts of an accountant's questions to one client. */
export type QuestionCounts = Readonly<{ open: number; answered: number }>;

/** The questions of accountants to merchants. */
export interface Questions {
  /** @returns the id of the new question */
  add(question: Pick<Question, 'merchantId' | 'question' | 'askedAt'> & { askedBy: number }): Promise<number>;
  byId(id: number): Promise<Question | null>;
  /** Stores the answer. @returns false, without a change, when the question has an answer */
  answer(
    answer: Readonly<{ id: number; answer: string; answeredBy: number | null; answeredAt: Date }>,
  ): Promise<boolean>;
  /** Open questions of the accountant, and those answered since the instant, by merchant id, by one statement. */
  countsOf(
    accountantId: number,
    merchantIds: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, QuestionCounts>>;
}
export const Questions = token<Questions>('accountants.Questions');
