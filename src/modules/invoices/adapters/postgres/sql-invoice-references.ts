import type { MerchantReferences } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Implements a port of the merchants module: a merchant with a series or a pause of its reminders cannot be deleted. */
export const sqlInvoiceReferences = ({ database }: Readonly<{ database: Database }>): MerchantReferences => ({
  has: async (merchantId) => {
    const [row] = await database.rows<{ has: boolean }>(
      `select exists (select from invoice_series where merchant_id = :merchantId)
         or exists (select from invoice_reminder_pauses where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  },
});
