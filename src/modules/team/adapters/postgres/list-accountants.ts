import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import { managedMerchantOf } from '../../application/policies.ts';

/** An accountant who reads the documents and payments of a merchant. */
export type AccountantView = Readonly<{
  userId: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  isEmailRefused: boolean;
  assignedAt: Date;
}>;

/** The accountants of the caller's merchant, the oldest first. @throws SignInNeeded, NotAllowed */
export const listAccountants = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
): Promise<readonly AccountantView[]> => {
  const rows = await database.rows<Omit<AccountantView, 'assignedAt'> & { assignedAt: string }>(
    `select u.id as "userId", u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
       ${isRefused('u.email')} as "isEmailRefused", a.assigned_at as "assignedAt"
     from merchant_assignments a join users u on u.id = a.user_id
     where a.merchant_id = :merchantId and u.role = 'ACCOUNTANT' order by a.assigned_at, u.id`,
    { merchantId: managedMerchantOf(actor) },
  );
  return rows.map((row) => ({ ...row, assignedAt: new Date(row.assignedAt) }));
};
