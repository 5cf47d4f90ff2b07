import type { Database } from '#platform/database/database.ts';

/** An open dispute without submitted evidence. */
export type DueEvidence = Readonly<{ disputeId: number; evidenceDueAt: Date }>;

/** Open disputes without submitted evidence whose deadline is between two instants. */
export const findDueEvidence = async (
  { database }: Readonly<{ database: Database }>,
  { from, to }: Readonly<{ from: Date; to: Date }>,
): Promise<readonly DueEvidence[]> => {
  const rows = await database.rows<Readonly<{ disputeId: number; evidenceDueAt: string }>>(
    `select d.id as "disputeId", d.evidence_due_at as "evidenceDueAt"
     from disputes d left join dispute_evidence e on e.dispute_id = d.id
     where d.status = 'OPEN' and not d.is_under_review and d.evidence_due_at > :from and d.evidence_due_at < :to
       and e.submitted_at is null
     order by d.id`,
    { from, to },
  );
  return rows.map((row) => ({ ...row, evidenceDueAt: new Date(row.evidenceDueAt) }));
};
