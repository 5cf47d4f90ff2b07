import type { Clock } from '#kernel/clock.ts';
import type { AnswersToDisputes } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { daysLeftToAnswer, seenEvidenceStatus, type EvidenceStatus } from '../../domain/evidence.ts';

type Row = Readonly<{ disputeId: number; status: EvidenceStatus }>;

/** Implements a port of payments: what became of the answers, for the history of a payment. */
export const answersToDisputes = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): AnswersToDisputes => ({
  async of(disputes) {
    const rows = await database.rows<Row>(
      'select dispute_id as "disputeId", status from dispute_evidence where dispute_id = any(:ids)',
      { ids: disputes.map(({ id }) => id) },
    );
    const stored = new Map(rows.map(({ disputeId, status }) => [disputeId, status]));
    const now = clock.now();
    return new Map(
      disputes.map((dispute) => {
        const status = stored.get(dispute.id) ?? 'DRAFT';
        const daysLeft = daysLeftToAnswer(dispute, status, now);
        return [dispute.id, { evidenceStatus: seenEvidenceStatus(dispute, status), daysLeft }];
      }),
    );
  },
});
