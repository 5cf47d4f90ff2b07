import type { Database } from '#platform/database/database.ts';
import type { Deduction } from '../../domain/advances.ts';
import { AdvanceDeducted } from '../../domain/failures.ts';
import type { DeductedIn } from '../../ports/invoices.ts';

const uniqueViolation = '23505';
const isSecondDeduction = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === 'invoice_advances_once';

/** null: no invoice deducts the advance, or that one is annulled. */
export const deductedIn = async (database: Database, advanceId: number): Promise<DeductedIn | null> => {
  const [row] = await database.rows<DeductedIn>(
    `select i.id as "invoiceId", i.invoice_number as "invoiceNumber"
       from invoice_advances d join invoices i on i.id = d.final_id
       where d.advance_id = :advanceId and d.freed_at is null limit 1`,
    { advanceId },
  );
  return row ?? null;
};

/** Stores what a final invoice deducts of one advance. @throws AdvanceDeducted when another one deducts it */
export const deduct = async (
  database: Database,
  { finalId, advanceId, number, sums }: Deduction & Readonly<{ finalId: number }>,
): Promise<void> => {
  try {
    await database.rows(
      `insert into invoice_advances (final_id, advance_id, rate, vat_ground, base_minor, tax_minor)
         select :finalId, :advanceId, one.rate, one.ground, one.net, one.tax
         from json_to_recordset(cast(:sums as json)) one (rate integer, ground text, net bigint, tax bigint)`,
      {
        finalId,
        advanceId,
        sums: JSON.stringify(
          sums.map(({ rate, vatGround, net, tax }) => ({
            rate,
            ground: vatGround ?? null,
            net: Number(net),
            tax: Number(tax),
          })),
        ),
      },
    );
  } catch (error) {
    throw isSecondDeduction(error) ? new AdvanceDeducted(number) : error;
  }
};
