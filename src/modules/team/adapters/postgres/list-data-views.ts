import type { ViewedData } from '#contract/team/invitations.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { managedMerchantOf } from '../../application/policies.ts';

/** One entry of a merchant's access log. */
export type DataViewRow = Readonly<{
  id: number;
  at: string;
  /** Null for a deleted user. */
  username: string | null;
  viewed: ViewedData;
}>;

/**
 * Which accountant looked at what of the caller's merchant, from the audit log.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a cursor of another order
 */
export const listDataViews = async (
  { database }: Readonly<{ database: Database }>,
  actor: Actor,
  page: PageRequest<string>,
): Promise<Page<DataViewRow>> => {
  const merchantId = managedMerchantOf(actor);
  const list = {
    columns: `a.id, a.at, u.username, a.data ->> 'viewed' as viewed`,
    source: `audit_log a left join users u on a.actor = 'user:' || u.id`,
    countSource: 'audit_log a',
    where: `a.subject_type = 'merchant' and a.subject_id = :subjectId and a.action = 'merchant.data-viewed'`,
    bindings: { subjectId: String(merchantId) },
    sortColumn: 'a.id',
    idColumn: 'a.id',
  };
  return keysetPage<DataViewRow>(database, list, page);
};
