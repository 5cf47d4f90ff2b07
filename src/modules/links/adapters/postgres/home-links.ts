import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import { visibleLinks } from './link-conditions.ts';
import { visibleIn } from './link-scope.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** The active links of the actor's merchant, as its list has them. @throws SignInNeeded, NotAllowed */
export const homeLinks = async (
  { database, clock }: Deps,
  actor: Actor,
): Promise<Readonly<{ hasAny: boolean; active: number }>> => {
  const { where, bindings } = visibleLinks(visibleIn('own', actor), recordsVisibleTo(actor, clock));
  const own = `payment_links l where l.origin = 'MERCHANT' and ${where}`;
  const [counts] = await database.rows<{ hasAny: boolean; active: number }>(
    `select exists (select from ${own}) as "hasAny",
       (select count(*) from ${own} and l.status = 'ACTIVE' and (l.expires_at is null or l.expires_at > :now))::bigint
         as active`,
    { ...bindings, now: clock.now() },
  );
  return counts!;
};
