import { afterAll } from 'vitest';
import { ObjectionUsers } from '#modules/users/adapters/postgres/objection-users.ts';
import { newUser } from '#test/contracts/users.ts';
import { insertMerchant, insertPayment, type MerchantFacts } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

/** A database of its own with rows that others refer to; each call of `add…` makes a further one. */
export const openContractDatabase = async () => {
  const opened = await openTestDatabase();
  const { database } = opened;
  const users = new ObjectionUsers(opened);
  let made = 0;
  const next = (): number => (made += 1);
  return {
    ...opened,
    users,
    work: database,
    transact: <T>(work: () => Promise<T>): Promise<T> => database.transact(work),
    addUser: async (): Promise<number> => (await users.add(newUser(`user-${next()}`))).id,
    addMerchant: (facts: MerchantFacts = {}): Promise<number> => insertMerchant(database, next(), facts),
    addPayment: async (merchantId: number): Promise<number> =>
      (await insertPayment(database, merchantId, next(), {})).paymentId,
  };
};

type ContractDatabase = Omit<Awaited<ReturnType<typeof openContractDatabase>>, 'close'>;

/** An opener on a database of its own, for a suite that expects it empty. */
export const onOwnDatabase =
  <T extends object>(make: (opened: ContractDatabase) => T | Promise<T>) =>
  async () => {
    const opened = await openContractDatabase();
    return { ...opened, ...(await make(opened)) };
  };

/**
 * Openers on one database for the suites of a file, which look only at rows of their own; it ends with the file. What
 * `make` returns is added to the database.
 */
export const contractDatabase = () => {
  let opening: ReturnType<typeof openContractDatabase> | undefined;
  afterAll(async () => (await opening)?.close());
  return <T extends object>(make: (opened: ContractDatabase) => T | Promise<T>) =>
    async (): Promise<ContractDatabase & T> => {
      opening ??= openContractDatabase();
      const { close: _, ...opened } = await opening;
      return { ...opened, ...(await make(opened)) };
    };
};
