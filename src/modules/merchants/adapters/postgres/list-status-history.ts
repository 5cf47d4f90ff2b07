import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { mustReadHistory } from '../../application/policies.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';

/** One status change of a merchant. */
export type StatusChangeView = Readonly<{
  /** The number of the change of this merchant, from 1. */
  seq: number;
  from: MerchantStatus | null;
  to: MerchantStatus;
  /** `user:5`, `operator:root`. */
  actor: string;
  /** Null for other actors and for a deleted user. */
  username: string | null;
  reason: string | null;
  at: Date;
}>;

/** The status changes of a merchant, the newest first. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const listStatusHistory = async (
  deps: MerchantReads,
  actor: Actor,
  merchantId: number,
): Promise<StatusChangeView[]> => {
  mustReadHistory(actor);
  await getMerchant(deps, actor, merchantId);
  const rows = await deps.database.rows<Omit<StatusChangeView, 'at'> & { at: string }>(
    `select h.seq, h.from_status as "from", h.to_status as "to", h.actor, u.username, h.reason, h.at
     from merchant_status_history h left join users u on h.actor = 'user:' || u.id
     where h.merchant_id = :merchantId order by h.seq desc`,
    { merchantId },
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};

/** The status of the actor's merchant since when, with the reason that was mailed to it. */
export type OwnStatusView = Readonly<{ status: MerchantStatus; reason: string | null; since: string }>;

/** @throws SignInNeeded, NotAllowed */
export const getOwnStatus = async (
  { database }: Pick<MerchantReads, 'database'>,
  actor: Actor,
): Promise<OwnStatusView> => {
  const merchantId = mustHold(actor, 'SEE');
  const [row] = await database.rows<OwnStatusView>(
    // Reasons of other changes are for the back office only.
    `select to_status as status, case when to_status in ('SUSPENDED', 'INACTIVE') then reason end as reason,
       at as since
     from merchant_status_history where merchant_id = :merchantId order by seq desc limit 1`,
    { merchantId },
  );
  return row!;
};
