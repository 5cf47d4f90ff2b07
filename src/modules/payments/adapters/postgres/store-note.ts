import type { Database } from '#platform/database/database.ts';

/** Stores the merchant's own note on a payment; no transition of the payment reads or writes it. */
export const storeNote = async (
  { database }: Readonly<{ database: Database }>,
  paymentId: number,
  note: string | null,
): Promise<void> => {
  await database.rows('update payments set note = :note where id = :paymentId returning id', {
    paymentId,
    note,
  });
};
