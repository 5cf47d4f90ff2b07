import type { Database } from '#platform/database/database.ts';

/** Of a movement of a test; `bookedOn` is a day in Sofia, the amount in cents. */
export type InsertedLine = Readonly<{
  bookedOn: string;
  state: 'NEW' | 'SUGGESTED' | 'MATCHED' | 'TO_RETURN' | 'IGNORED';
  amountMinor: number;
}>;

/** Stores movements of a bank account of the merchant, as a statement does that was read. No rule is checked. */
export const insertBankLines = async (
  database: Database,
  merchantId: number,
  lines: readonly InsertedLine[],
): Promise<void> => {
  const [account] = await database.rows<{ id: number }>(
    `insert into bank_accounts (merchant_id, iban, currency, created_at)
     values (:merchantId, 'BG80BNBG96611020345678', 'EUR', now()) returning id`,
    { merchantId },
  );
  const [statement] = await database.rows<{ id: number }>(
    `insert into bank_statements (bank_account_id, merchant_id, format, file_sha256, lines, repeated, imported_by,
       imported_at) values (:account, :merchantId, 'CAMT053', 'a', :count, 0, 'test', now()) returning id`,
    { account: account!.id, merchantId, count: lines.length },
  );
  for (const [place, { bookedOn, state, amountMinor }] of lines.entries())
    await database.rows(
      `insert into bank_lines (statement_id, bank_account_id, merchant_id, booked_on, amount_minor, currency,
         fingerprint, state, aside_reason, to_return_minor)
       values (:statement, :account, :merchantId, :bookedOn, :amountMinor, 'EUR', :fingerprint, :state, :aside, :toReturn)`,
      {
        statement: statement!.id,
        account: account!.id,
        merchantId,
        bookedOn,
        amountMinor,
        fingerprint: String(place),
        state,
        aside: state === 'IGNORED' ? 'BY_HAND' : null,
        toReturn: state === 'TO_RETURN' ? amountMinor : 0,
      },
    );
};
