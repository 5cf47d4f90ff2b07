import { adminPassword } from '#test/support/application/build.ts';
import { password } from '#test/support/application/build.ts';
import { createCallers, staffPassword, type Callers } from '#test/integration/rights/callers.ts';
import type { Known, Role } from './wrong-call.ts';

type SignedIn = Exclude<Role, 'anonymous' | 'forged'>;

const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';

/** Rows by which an account is found whatever has been done to its names, and its password. */
const accountsOf = ({ own, suspended, support, accountant }: Callers) =>
  ({
    own: [`merchant_id = ${own.id}`, password],
    suspended: [`merchant_id = ${suspended.id}`, password],
    support: [`id = ${support.id}`, staffPassword],
    accountant: [`id = ${accountant.id}`, staffPassword],
    admin: [`role = 'ADMIN'`, adminPassword],
  }) as const satisfies Record<SignedIn, readonly [string, string]>;

const idsOf = async (people: Callers): Promise<Known> => {
  const { shop, own, other, suspended, support, ownedRecords } = people;
  const victim = await shop.addStaff('SUPPORT');
  const merchants = [own.id, other.id, suspended.id];
  const doomed = (await shop.registerMerchant()).id;
  const both = [ownedRecords.own, ownedRecords.suspended];
  const texts = (values: readonly (number | string)[]): string[] => values.map(String);
  return ({ method, path }, parameter, role) => {
    const changes = role === 'admin' && method !== 'GET';
    if (parameter === 'token') return both.map(({ link }) => link.uniqueToken);
    if (parameter === 'sessionId') return both.map(({ sessionId }) => sessionId);
    if (parameter === 'merchantId') return texts(merchants);
    if (parameter !== 'id') return [];
    if (path.startsWith('/users/')) return texts(changes ? [victim.id] : [support.id, victim.id]);
    if (path.startsWith('/merchants/')) return texts(changes ? [doomed] : merchants);
    if (path.startsWith('/payment-links/')) return texts(both.map(({ link }) => link.id));
    if (path.startsWith('/payments/')) return texts(both.map(({ paymentId }) => paymentId));
    if (path.startsWith('/invoices/')) return texts(both.map(({ invoiceId }) => invoiceId));
    return ['1', '00000000-0000-4000-8000-000000000000'];
  };
};

/** A whole installation without workers, and its callers. */
export const startInstallation = async () => {
  const people = await createCallers({ isWorking: false });
  const { shop } = people;
  const accounts = accountsOf(people);
  const tokens: Record<SignedIn, string> = {
    own: people.own.token,
    suspended: people.suspended.token,
    support: people.support.token,
    accountant: people.accountant.token,
    admin: shop.adminToken,
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
      return role === 'forged' ? forged : tokens[role];
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
