import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import type { DeleteUser } from '../../application/delete-user.ts';
import type { MerchantUserAccounts } from '../../application/merchant-user-accounts.ts';

type Deps = Readonly<{
  database: Database;
  deleteUser: DeleteUser;
  merchantAccounts: MerchantUserAccounts;
}>;
type Row = Readonly<Record<string, unknown>>;

const kinds = ['accounts', 'sessions'] as const;
type Kind = (typeof kinds)[number];

const usersOf: Readonly<Record<DataSubject['kind'], string>> = {
  email: '(lower(u.email) = lower(:email) or lower(u.username) = lower(:email))',
  user: 'u.id = :userId',
  merchant: 'u.merchant_id = :merchantId',
};

const find = async (
  database: Database,
  { kind, ...bindings }: DataSubject,
): Promise<readonly PersonalRecords<Kind>[]> => {
  const accounts = await database.rows<Row>(
    `select u.id, u.username, u.email, u.first_name, u.last_name, u.role, u.status, u.language, u.created_at,
       u.last_login_at
     from users u where ${usersOf[kind]} order by u.id`,
    bindings,
  );
  const sessions = await database.rows<Row>(
    `select s.created_at, s.last_seen_at, s.ended_at, s.address, s.user_agent
     from sessions s join users u on u.id = s.user_id where ${usersOf[kind]} order by s.created_at, s.id`,
    bindings,
  );
  return [
    { kind: 'accounts', rows: accounts },
    { kind: 'sessions', rows: sessions },
  ];
};

/**
 * User accounts and sessions of a person. An account is erased with its sessions. A request by e-mail only reports it: it
 * may come from a payer who happens to have an account, too.
 */
export const personalAccounts = ({
  database,
  deleteUser,
  merchantAccounts,
}: Deps): PersonalDataProvider<Kind> => ({
  kinds,
  find: (subject) => find(database, subject),
  erase: async (subject, actor) => {
    const found = await find(database, subject);
    if (subject.kind === 'user') await deleteUser.execute({ actor, userId: subject.userId });
    if (subject.kind === 'merchant') await merchantAccounts.eraseFor(subject.merchantId, actor);
    return found.map(({ kind, rows: { length } }): Erasure<Kind> =>
      subject.kind === 'email'
        ? { kind, erased: 0, kept: length, ground: 'named-apart' }
        : { kind, erased: length, kept: 0, ground: null },
    );
  },
});
