import type { Database } from '#platform/database/database.ts';
import type { Deduction } from '../../domain/advances.ts';
import { AdvanceDeducted } from '../../domain/failures.ts';
import type { Advances, DeductedIn } from '../../ports/advances.ts';

const uniqueViolation = '23505';
const isSecondDeduction = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === 'invoice_advances_once';

export class SqlAdvances implements Advances {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async deductedIn(advanceId: number): Promise<DeductedIn | null> {
    const [row] = await this.#database.rows<DeductedIn>(
      `select i.id as "invoiceId", i.invoice_number as "invoiceNumber"
       from invoice_advances d join invoices i on i.id = d.final_id
       where d.advance_id = :advanceId and d.freed_at is null limit 1`,
      { advanceId },
    );
    return row ?? null;
  }

  async deduct(finalId: number, deductions: readonly Deduction[]): Promise<void> {
    for (const deduction of deductions) await this.#add(finalId, deduction);
  }

  async #add(finalId: number, { advanceId, number, sums }: Deduction): Promise<void> {
    try {
      await this.#database.rows(
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
  }
}
