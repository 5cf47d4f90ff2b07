import { ObjectionUsers } from '#src/modules/users/adapters/postgres/objection-users.ts';
import { newUser } from '#test/contracts/users.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

/** A database of its own with rows that sessions and assignments refer to. */
export const openUsersDatabase = async () => {
  const opened = await openTestDatabase();
  const { database } = opened;
  const users = new ObjectionUsers(opened);
  let made = 0;
  return {
    ...opened,
    users,
    work: database,
    addUser: async (): Promise<number> => {
      made += 1;
      return (await users.add(newUser(`user-${made}`))).id;
    },
    addMerchant: async (): Promise<number> => {
      made += 1;
      const [row] = await database.rows<{ id: number }>(
        `insert into merchants
           (business_name, business_type, email, phone_number, address, status, slug, created_at, updated_at)
         values ('Кафе', 'OTHER', :email, '+359888123456', 'София', 'ACTIVE', :slug, now(), now()) returning id`,
        { email: `shop-${made}@example.bg`, slug: `shop-${made}` },
      );
      return row!.id;
    },
  };
};
