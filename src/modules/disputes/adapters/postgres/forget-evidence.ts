import type { Database } from '#platform/database/database.ts';

/** Removes the content of documents whose dispute is decided. @returns the number of documents */
export const forgetEvidence = async ({ database }: Readonly<{ database: Database }>): Promise<number> => {
  const emptied = await database.rows(
    `update dispute_evidence_files f set content = null from disputes d
     where d.id = f.dispute_id and d.status <> 'OPEN' and f.content is not null returning f.id`,
  );
  return emptied.length;
};
