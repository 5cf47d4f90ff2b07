import type { DraftSummary, StoredDraft } from '#contract/invoices/invoice-drafts.ts';
import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Database } from '#platform/database/database.ts';
import { DraftNotFound } from '../../domain/failures.ts';

type Deps = Readonly<{ database: Database }>;

const columns = `d.id, d.version, nullif(trim(d.content -> 'customer' ->> 'name'), '') as "customerName",
  nullif(trim(d.content -> 'items' -> 0 ->> 'description'), '') as about, d.saved_at as "savedAt",
  nullif(trim(u.first_name || ' ' || u.last_name), '') as "savedBy"`;
const source = 'invoice_drafts d left join users u on u.id = d.saved_by';

/** The drafts of the caller's merchant, the last saved first. @throws SignInNeeded, NotAllowed, NotForKeys */
export const listOwnDrafts = ({ database }: Deps, actor: Actor): Promise<DraftSummary[]> =>
  database.rows<DraftSummary>(
    `select ${columns} from ${source} where d.merchant_id = :merchantId order by d.saved_at desc, d.id desc`,
    { merchantId: mustHold(actor, 'WRITE_DOCUMENTS') },
  );

/** @throws SignInNeeded, NotAllowed, NotForKeys, DraftNotFound also for that of another merchant */
export const getOwnDraft = async ({ database }: Deps, actor: Actor, id: number): Promise<StoredDraft> => {
  const [draft] = await database.rows<StoredDraft>(
    `select ${columns}, d.content from ${source} where d.id = :id and d.merchant_id = :merchantId`,
    { id, merchantId: mustHold(actor, 'WRITE_DOCUMENTS') },
  );
  if (draft === undefined) throw new DraftNotFound();
  return draft;
};
