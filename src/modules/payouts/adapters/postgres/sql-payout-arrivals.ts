import type { BusinessDate } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { PayoutArrivals } from '../../application/payout-arrivals.ts';

export class SqlPayoutArrivals implements PayoutArrivals {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async arrived(payoutId: number, arrivedOn: BusinessDate | null): Promise<void> {
    await this.#database.rows(
      'update payouts set arrived_on = cast(:arrivedOn as date), version = version + 1 where id = :payoutId',
      { payoutId, arrivedOn },
    );
  }
}
