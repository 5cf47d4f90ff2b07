import type { Database } from '#platform/database/database.ts';
import type { IsPaidElsewhere } from '../../application/corrections/issue-credit-note.ts';
import { paidElsewhere } from './check-invoices.ts';

export const isPaidElsewhere =
  ({ database }: Readonly<{ database: Database }>): IsPaidElsewhere =>
  async (paymentId) => {
    const rows = await database.rows(
      `select p.id from payments p where p.id = :paymentId and ${paidElsewhere}`,
      {
        paymentId,
      },
    );
    return rows.length > 0;
  };
