import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import { seesAllLinks } from '../../application/policies.ts';
import { LinkNotFound } from '../../domain/failures.ts';
import { linkSource, listedColumns, visibleLinks } from './link-conditions.ts';
import type { ListedLink } from './link-view.ts';

export type LinkReads = Readonly<{ database: Database; clock: Clock }>;

/** @throws SignInNeeded, NotAllowed; LinkNotFound also for a link that the actor may not see */
export const getLink = async (
  { database, clock }: LinkReads,
  actor: Actor,
  id: number,
): Promise<ListedLink> => {
  mustHaveRole(actor, 'MERCHANT', 'ADMIN', 'SUPPORT');
  const visible = seesAllLinks(actor) ? 'all' : [mustHold(actor, 'SEE', 'links:read')];
  const { where, bindings } = visibleLinks(visible, recordsVisibleTo(actor, clock));
  const [link] = await database.rows<ListedLink>(
    `select ${listedColumns} from ${linkSource}
     where l.id = :id and ${where}`,
    { ...bindings, id, now: clock.now() },
  );
  if (link === undefined) throw new LinkNotFound();
  return link;
};
