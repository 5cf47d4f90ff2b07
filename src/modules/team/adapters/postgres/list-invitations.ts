import type { Actor } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { managedMerchantOf } from '../../application/policies.ts';
import { Invitation } from '../../domain/invitation.ts';
import { invitationsTable } from './invitations-table.ts';

const most = 200;

/** The latest 200 invitations of the caller's merchant, the newest first. @throws SignInNeeded, NotAllowed */
export const listInvitations = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
): Promise<readonly Invitation[]> => {
  const rows = await database.rows<object>(
    `select ${invitationsTable.select('i')} from invitations i where i.merchant_id = :merchantId
     order by i.id desc limit :most`,
    { merchantId: managedMerchantOf(actor), most },
  );
  return rows.map((row) => Invitation.restore(invitationsTable.read(row)));
};
