import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { seesAllLinks } from '../../application/policies.ts';
import { LinkNotFound } from '../../domain/failures.ts';
import { linkColumns, linkSource } from './link-conditions.ts';
import type { LinkView } from './link-view.ts';

export type LinkReads = Readonly<{ database: Database; clock: Clock }>;

/** @throws SignInNeeded, NotAllowed; LinkNotFound also for a link of another merchant */
export const getLink = async (
  { database, clock }: LinkReads,
  actor: Actor,
  id: number,
): Promise<LinkView> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  const merchantId = seesAllLinks(actor) ? null : ownMerchantOf(actor);
  const [link] = await database.rows<LinkView>(
    `select ${linkColumns} from ${linkSource}
     where l.id = :id${merchantId === null ? '' : ' and l.merchant_id = :merchantId'}`,
    { id, merchantId, now: clock.now() },
  );
  if (link === undefined) throw new LinkNotFound();
  return link;
};
