import { SqlEvidenceDrafts } from '#modules/disputes/adapters/postgres/sql-evidence-drafts.ts';
import { SqlEvidenceFiles } from '#modules/disputes/adapters/postgres/sql-evidence-files.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

export const openEvidenceDrafts: Opener<'EvidenceDrafts'> = async () => {
  const { database, close } = await openTestDatabase(4);
  const merchantId = await insertMerchant(database, 1, {});
  const { paymentId } = await insertPayment(database, merchantId, 1, {});
  return {
    drafts: new SqlEvidenceDrafts({ database }),
    files: new SqlEvidenceFiles({ database }),
    addDispute: async () => {
      const [row] = await database.rows<{ id: number }>(
        `insert into disputes (payment_id, provider_dispute_id, amount_minor, currency, reason, status, opened_at,
           updated_at)
         values (:paymentId, gen_random_uuid()::text, 100, 'EUR', 'fraudulent', 'OPEN', now(), now()) returning id`,
        { paymentId },
      );
      return row!.id;
    },
    close,
  };
};
