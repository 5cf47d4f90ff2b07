import type { Database } from '#platform/database/database.ts';
import type { PaymentTotals } from '../../ports/payment-totals.ts';

export class SqlPaymentTotals implements PaymentTotals {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async fold(): Promise<number> {
    const [folded] = await this.#database.rows<{ notes: number }>('select fold_payment_totals() as notes');
    return folded!.notes;
  }
}
