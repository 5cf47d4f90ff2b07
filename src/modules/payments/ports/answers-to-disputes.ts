import { token } from '#kernel/token.ts';
import type { DisputeRecord } from '../domain/refunds-and-disputes.ts';

/** A dispute as far as its answer depends on it. */
export type AnswerableDispute = Readonly<{ id: number }> &
  Pick<DisputeRecord, 'status' | 'isUnderReview' | 'evidenceDueAt'>;

export type AnswerToDispute = Readonly<{
  /** NOT_SENT: the dispute is decided and the bank never got the evidence. */
  evidenceStatus: 'DRAFT' | 'SAVED' | 'SUBMITTED' | 'NOT_SENT';
  /** In Sofia; null without a deadline and when no answer is awaited. */
  daysLeft: number | null;
}>;

/** What became of the answers to disputes; implemented by the disputes module. */
export interface AnswersToDisputes {
  /** By dispute id, for each of the disputes. */
  of(disputes: readonly AnswerableDispute[]): Promise<ReadonlyMap<number, AnswerToDispute>>;
}
export const AnswersToDisputes = token<AnswersToDisputes>('payments.AnswersToDisputes');
