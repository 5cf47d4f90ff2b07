import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import { managedMerchantOf } from '../../application/policies.ts';
import { Invitation } from '../../domain/invitation.ts';
import { invitationsTable } from './invitations-table.ts';

const most = 200;

/** An invitation, and whether the mail server has refused the newest mail to its address for good. */
export type ListedInvitation = Readonly<{ invitation: Invitation; isEmailRefused: boolean }>;

/** The latest 200 invitations of the caller's merchant, the newest first. @throws SignInNeeded, NotAllowed */
export const listInvitations = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
): Promise<readonly ListedInvitation[]> => {
  const rows = await database.rows<{ isEmailRefused: boolean }>(
    `select ${invitationsTable.select('i')}, ${isRefused('i.email')} as "isEmailRefused" from invitations i where i.merchant_id = :merchantId
     order by i.id desc limit :most`,
    { merchantId: managedMerchantOf(actor), most },
  );
  return rows.map((row) => ({
    invitation: Invitation.restore(invitationsTable.read(row)),
    isEmailRefused: row.isEmailRefused,
  }));
};
