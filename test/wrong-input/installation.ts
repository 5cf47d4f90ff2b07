import { keyScopes } from '#kernel/key-scopes.ts';
import { adminPassword, password } from '#test/support/application/build.ts';
import { createCallers, staffPassword, type Callers } from '#test/integration/rights/callers.ts';
import { addKey } from '#test/integration/rights/key-callers.ts';
import { matrix } from '#test/integration/rights/matrix.ts';
import { memberRoles, scopeKeys, type Known, type Role } from './wrong-call.ts';
import { nameOf } from './operations.ts';

const merchantRoles = ['own', 'suspended'] as const;
type SignedIn =
  | (typeof merchantRoles)[number]
  | (typeof memberRoles)[number]
  | 'support'
  | 'accountant'
  | 'admin';

/** Callers whose token is always refused. */
const refused = {
  forged: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'wrong key': `plk_test_abcdefgh_${'a'.repeat(52)}`,
};

type Members = Readonly<Record<(typeof memberRoles)[number], Readonly<{ userId: number; token: string }>>>;
const addMembers = async ({ shop, own }: Callers): Promise<Members> => {
  const made: [string, Members['VIEWER']][] = [];
  for (const role of memberRoles) made.push([role, await shop.addMember(own, role)]);
  return Object.fromEntries(made) as Members;
};

/** Rows by which an account is found whatever has been done to its names, and its password. */
const accountsOf = ({ own, suspended, support, accountant }: Callers, members: Members) => {
  const member = (role: keyof Members) => [`id = ${members[role].userId}`, password] as const;
  return {
    own: [
      `merchant_id = ${own.id} and id not in (${memberRoles.map((role) => members[role].userId).join(', ')})`,
      password,
    ],
    suspended: [`merchant_id = ${suspended.id}`, password],
    MANAGER: member('MANAGER'),
    BOOKKEEPER: member('BOOKKEEPER'),
    CASHIER: member('CASHIER'),
    VIEWER: member('VIEWER'),
    support: [`id = ${support.id}`, staffPassword],
    accountant: [`id = ${accountant.id}`, staffPassword],
    admin: [`role = 'ADMIN'`, adminPassword],
  } as const satisfies Record<SignedIn, readonly [string, string]>;
};

type KeyRole = Exclude<Role, SignedIn | 'anonymous' | keyof typeof refused>;
/** Keys of the own merchant. */
const addKeys = async ({ shop, own }: Callers): Promise<Readonly<Record<KeyRole, string>>> => {
  const all = await addKey(shop, own.id);
  await all.setScopes(keyScopes);
  const reading = await addKey(shop, own.id);
  await reading.setScopes(keyScopes.filter((scope) => scope.endsWith(':read')));
  const ended = await addKey(shop, own.id);
  await shop.database.rows(
    `update api_keys set ended_at = now(), end_reason = 'ENDED' where seq = (select max(seq) from api_keys)`,
  );
  const single: [string, string][] = [];
  for (const [place, role] of scopeKeys.entries()) {
    const key = await addKey(shop, own.id);
    await key.setScopes([keyScopes[place]!]);
    single.push([role, key.token]);
  }
  const tokens = { key: all.token, 'reading key': reading.token, 'ended key': ended.token };
  return { ...tokens, ...Object.fromEntries(single) } as Record<KeyRole, string>;
};

/** The parameters of each call of the authorization matrix, whose records are the own merchant's. */
const parametersOfMatrix = async (people: Callers): Promise<ReadonlyMap<string, Record<string, string>>> => {
  const found = new Map<string, Record<string, string>>();
  for (const [name, { call }] of Object.entries(matrix)) {
    if (!name.includes(':')) continue;
    const [method, path = ''] = name.split(' ');
    const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)')}(?:\\?|$)`);
    const groups = pattern.exec((await call(people.ownedRecords.own, people)).path)?.groups ?? {};
    found.set(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, { ...groups });
  }
  return found;
};

const idsOf = async (people: Callers): Promise<Known> => {
  const { shop, own, other, suspended, support, ownedRecords } = people;
  const victim = await shop.addStaff('SUPPORT');
  const merchants = [own.id, other.id, suspended.id];
  const doomed = (await shop.registerMerchant()).id;
  const both = [ownedRecords.own, ownedRecords.suspended];
  const ofMatrix = await parametersOfMatrix(people);
  const texts = (values: readonly (number | string)[]): string[] => values.map(String);
  return (operation, parameter, role) => {
    const { method, path } = operation;
    const changes = role === 'admin' && method !== 'GET';
    if (parameter === 'token') return both.map(({ link }) => link.uniqueToken);
    if (parameter === 'sessionId') return both.map(({ sessionId }) => sessionId);
    if (parameter === 'merchantId') return texts(merchants);
    if (parameter === 'id' && path.startsWith('/users/'))
      return texts(changes ? [victim.id] : [support.id, victim.id]);
    if (parameter === 'id' && path.startsWith('/merchants/{')) return texts(changes ? [doomed] : merchants);
    const known = ofMatrix.get(nameOf(operation))?.[parameter];
    return known === undefined ? [] : [known];
  };
};

/** A whole installation without workers, and its callers. */
export const startInstallation = async () => {
  const people = await createCallers({ isWorking: false });
  const { shop } = people;
  const members = await addMembers(people);
  const accounts = accountsOf(people, members);
  const keys = { ...refused, ...(await addKeys(people)) };
  const tokens: Record<SignedIn, string> = {
    own: people.own.token,
    suspended: people.suspended.token,
    support: people.support.token,
    accountant: people.accountant.token,
    admin: shop.adminToken,
    MANAGER: members.MANAGER.token,
    BOOKKEEPER: members.BOOKKEEPER.token,
    CASHIER: members.CASHIER.token,
    VIEWER: members.VIEWER.token,
  };
  const known = await idsOf(people);

  const signInAgain = async (role: SignedIn): Promise<void> => {
    const [condition, secret] = accounts[role];
    const [row] = await shop.database.rows<{ username: string }>(
      `select username from users where ${condition} order by id limit 1`,
    );
    tokens[role] = await shop.signIn(row!.username, secret);
  };

  return {
    shop,
    known,
    tokenOf: (role: Role): string | undefined => {
      if (role === 'anonymous') return undefined;
      return { ...keys, ...tokens }[role];
    },
    /** Signs in again after an accepted call has ended the session. @throws Error when an account is gone */
    revive: async (): Promise<void> => {
      for (const role of Object.keys(tokens) as SignedIn[]) {
        const { status } = await shop.api(tokens[role]).get('/auth/session');
        if (status === 401) await signInAgain(role);
      }
      await shop.database.rows(
        `update merchants set status = case id when ${people.suspended.id} then 'SUSPENDED' else 'ACTIVE' end
         where id in (${people.own.id}, ${people.suspended.id})`,
      );
    },
    stop: () => shop.stop(),
  };
};
export type TestInstallation = Awaited<ReturnType<typeof startInstallation>>;
