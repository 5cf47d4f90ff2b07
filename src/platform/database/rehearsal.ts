import type { Knex } from 'knex';
import type { BeforeCommit } from '#kernel/unit-of-work.ts';
import type { Active } from './shared-transaction.ts';

/** A transaction that is rolled back whatever happens; see `Transactions.rehearse`. */
export class Rehearsal implements Active {
  readonly transaction: Knex.Transaction;
  readonly beforeCommit = new Map<BeforeCommit<never>, unknown[]>();

  constructor(transaction: Knex.Transaction) {
    this.transaction = transaction;
  }

  /** Runs one unit of work in a savepoint, and the checks that PostgreSQL defers to the commit. */
  run<T>(unit: (savepoint: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.transaction.transaction(async (savepoint) => {
      const result = await unit(savepoint);
      await savepoint.raw('set constraints all immediate');
      await savepoint.raw('set constraints all deferred');
      return result;
    });
  }
}
