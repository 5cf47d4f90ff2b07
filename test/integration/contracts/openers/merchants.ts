import { ObjectionMerchants } from '#modules/merchants/adapters/postgres/objection-merchants.ts';
import { SqlAssignments } from '#modules/merchants/adapters/postgres/sql-assignments.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertMerchant } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

export const openMerchants: Opener<'Merchants'> = async () => {
  const { database, transactions, close } = await openTestDatabase();
  const historyOf = async (merchantId: number) => {
    const rows = await database.rows<Readonly<{ at: string }>>(
      `select from_status as "from", to_status as "to", actor, reason, at from merchant_status_history
       where merchant_id = :merchantId order by seq`,
      { merchantId },
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
  };
  return { merchants: new ObjectionMerchants({ database, transactions }), historyOf, close };
};

export const openAssignments: Opener<'Assignments'> = async () => {
  const { database, close } = await openTestDatabase();
  const one = await insertMerchant(database, 1, {});
  const other = await insertMerchant(database, 2, {});
  const [user] = await database.rows<{ id: number }>(
    `insert into users (username, email, first_name, last_name, role, status, password_hash, language, created_at,
       updated_at, password_changed_at)
     values ('books', 'books@example.bg', 'А', 'Б', 'ACCOUNTANT', 'ACTIVE', 'none', 'bg', now(), now(), now())
     returning id`,
  );
  return { assignments: new SqlAssignments({ database }), userId: user!.id, merchants: [one, other], close };
};
