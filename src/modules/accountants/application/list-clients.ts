import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Client } from '../domain/client.ts';
import { monthBefore } from '#kernel/month.ts';
import { pageOfClients, type ClientFilter, type ClientSort } from '../domain/page-of-clients.ts';
import { accountantOf, clientIdsOf } from './policies.ts';
import { summariseClients, type SummaryDeps } from './summarise-clients.ts';

type Query = Readonly<{
  actor: Actor;
  /** `YYYY-MM` in Sofia; the month before this one unless given. */
  month?: string | undefined;
  filter: ClientFilter;
  page: PageRequest<ClientSort>;
}>;

/** Lists the clients of an accountant with their figures of a month. @throws SignInNeeded, NotAllowed, InvalidFields */
export const listClients = async (
  deps: SummaryDeps,
  { actor, month = monthBefore(deps.clock.now()), filter, page }: Query,
): Promise<Page<Client>> => {
  const userId = accountantOf(actor);
  const merchantIds = await clientIdsOf(deps, actor);
  return pageOfClients(await summariseClients(deps, { userId, merchantIds, month }), filter, page);
};
