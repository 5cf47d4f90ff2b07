import type { MerchantRole } from '#kernel/merchant-role.ts';
import type { Database } from '#platform/database/database.ts';
import { setPlan } from './set-plan.ts';
import { accepted, apiClient, type ApiClient } from './api-client.ts';

export type TestMember = Readonly<{ userId: number; token: string; api: ApiClient }>;
type Deps = Readonly<{
  url: string;
  database: Database;
  admin: ApiClient;
  signIn: (username: string) => Promise<string>;
  /** Of the new user; `signIn` takes the same. */
  password: string;
}>;
let made = 0;

/**
 * Adds a user to the team of a merchant, which gets the largest plan, and signs in. The administrator creates the user, and the row of the
 * membership gets the role: an invitation is not needed.
 * @param refundLimitMinor of a MANAGER, in minor units of EUR
 */
export const memberAdder =
  ({ url, database, admin, signIn, password }: Deps) =>
  async (
    merchant: Readonly<{ id: number }>,
    role: MerchantRole,
    refundLimitMinor = 20_000,
  ): Promise<TestMember> => {
    await setPlan(database, merchant.id);
    made += 1;
    const username = `${role.toLowerCase()}-${made}`;
    const about = { username, email: `${username}@team.example`, firstName: 'Член', lastName: role };
    const { id: userId } = accepted(
      await admin.post<{ id: number }>('/users', {
        ...about,
        password,
        role: 'MERCHANT',
        merchantId: merchant.id,
      }),
    );
    await database.rows(
      `update memberships set role = :role, refund_limit_minor = :limit
       where merchant_id = :merchantId and user_id = :userId`,
      { role, limit: role === 'MANAGER' ? refundLimitMinor : null, merchantId: merchant.id, userId },
    );
    // As the change of a role by the program, so that the doctor knows the row.
    await database.rows(
      `insert into audit_log (at, actor, action, subject_type, subject_id, data)
       values (now(), 'system:tests', 'team.member-role-changed', 'merchant', :merchantId,
         jsonb_build_object('userId', cast(:userId as bigint), 'from', 'OWNER', 'to', cast(:role as text)))`,
      { role, merchantId: merchant.id, userId },
    );
    const token = await signIn(username);
    return { userId, token, api: apiClient(url, token) };
  };
