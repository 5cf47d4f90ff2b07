import createKnex, { type Knex } from 'knex';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { VerifyNumbers } from '#modules/invoices/index.ts';
import { SqlNumberChains } from '#modules/invoices/adapters/postgres/sql-number-chains.ts';
import { applicationRoleOf, migrateDatabase } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { InvoicesFixture } from '#test/support/invoices-fixture.ts';
import config from '../../../../knexfile.ts';

/** Takes migrations of a filled database back and runs them again, as the owner of the schema. */
export const migratedInvoices = ({ testDatabase, clock }: InvoicesFixture) => {
  const { url, migratorUrl } = testDatabase;
  const owner: Knex = createKnex({ ...config, connection: migratorUrl, pool: { min: 0, max: 1 } });
  const isDone = async (migration: string): Promise<boolean> =>
    (await owner('schema_migrations').where({ name: migration })).length > 0;
  return {
    up: (): Promise<void> =>
      migrateDatabase({ migratorUrl, applicationRole: applicationRoleOf({ url, migratorUrl }) }),
    isDone,
    /** Takes back this migration and those after it. */
    down: async (migration: string): Promise<void> => {
      while (await isDone(migration)) await owner.migrate.down();
    },
    rowsOf: async <T>(sql: string): Promise<T[]> => (await owner.raw<{ rows: T[] }>(sql)).rows,
    /** Findings of this version, with connections that have seen no earlier schema. */
    findings: async () => {
      const { database, close } = openDatabase(url);
      try {
        const chains = new SqlNumberChains({ database });
        return (await new VerifyNumbers({ chains, clock, digest: sha256Digest }).verify()).findings;
      } finally {
        await close();
      }
    },
    close: (): Promise<void> => owner.destroy(),
  };
};
