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

const kinds = ['accounts', 'memberships', 'sessions', 'account-mails', 'second-factors'] as const;
type Kind = (typeof kinds)[number];

const usersOf: Readonly<Record<DataSubject['kind'], string>> = {
  email: '(lower(u.email) = lower(:email) or lower(u.username) = lower(:email))',
  user: 'u.id = :userId',
  // Members of the team, and accounts that were closed with the merchant.
  merchant: `(u.merchant_id = :merchantId
    or u.id in (select m.user_id from memberships m where m.merchant_id = :merchantId))`,
};
const isMemberElsewhere = `exists
  (select from memberships m where m.user_id = u.id and m.merchant_id <> :merchantId)`;
/** What is erased with the account: that of a member of another team belongs to the person alone. */
const ownersOf: typeof usersOf = { ...usersOf, merchant: `${usersOf.merchant} and not ${isMemberElsewhere}` };

const find = async (
  database: Database,
  { kind, ...bindings }: DataSubject,
): Promise<readonly PersonalRecords<Kind>[]> => {
  const accounts = await database.rows<Row>(
    `select u.id, u.username, u.email, u.first_name, u.last_name, u.role, u.status, u.language, u.created_at,
       u.last_login_at, u.email_verified_at, u.refused_email
     from users u where ${usersOf[kind]} order by u.id`,
    bindings,
  );
  const memberships = await database.rows<Row>(
    `select m.merchant_id, m.user_id, m.role, m.refund_limit_minor, m.created_at
     from memberships m join users u on u.id = m.user_id
     where ${kind === 'merchant' ? 'm.merchant_id = :merchantId' : usersOf[kind]} order by m.merchant_id, m.user_id`,
    bindings,
  );
  const sessions = await database.rows<Row>(
    `select s.created_at, s.last_seen_at, s.ended_at, s.address, s.user_agent
     from sessions s join users u on u.id = s.user_id where ${ownersOf[kind]} order by s.created_at, s.id`,
    bindings,
  );
  const mails = await database.rows<Row>(
    `select t.kind, t.email, t.created_at, t.expires_at, t.used_at, t.address
     from account_tokens t join users u on u.id = t.user_id
     where ${ownersOf[kind]}${kind === 'email' ? ' or lower(t.email) = lower(:email)' : ''} order by t.created_at, t.id`,
    bindings,
  );
  // No secret and no key: what the person knows, not what checks it.
  const factors = await database.rows<Row>(
    `select f.kind, f.name, f.created_at, f.confirmed_at, f.last_used_at
     from second_factors f join users u on u.id = f.user_id where ${ownersOf[kind]} order by f.id`,
    bindings,
  );
  return [
    { kind: 'accounts', rows: accounts },
    { kind: 'memberships', rows: memberships },
    { kind: 'sessions', rows: sessions },
    { kind: 'account-mails', rows: mails },
    { kind: 'second-factors', rows: factors },
  ];
};

/** How many accounts stay when the merchant is erased. */
const countMembersElsewhere = async (database: Database, subject: DataSubject): Promise<number> => {
  if (subject.kind !== 'merchant') return 0;
  const sql = `select u.id from users u where ${usersOf.merchant} and ${isMemberElsewhere}`;
  return (await database.rows(sql, { merchantId: subject.merchantId })).length;
};

/**
 * User accounts of a person with memberships, sessions and second factors. An account is erased with all of them; that of
 * a member of another team stays when a merchant is erased. A request by e-mail only reports it: it may come from a payer
 * who happens to have an account, too.
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
    const elsewhere = await countMembersElsewhere(database, subject);
    if (subject.kind === 'user') await deleteUser.execute({ actor, userId: subject.userId });
    if (subject.kind === 'merchant') await merchantAccounts.eraseFor(subject.merchantId, actor);
    return found.map(({ kind, rows: { length } }): Erasure<Kind> => {
      const ofPerson = kind === 'accounts' ? elsewhere : 0;
      const isReported = subject.kind === 'email';
      const kept = isReported ? length : ofPerson;
      return { kind, erased: length - kept, kept, ground: isReported || kept > 0 ? 'named-apart' : null };
    });
  },
});
