import * as contract from '#contract/team/invitations.ts';
import { useCase } from '#platform/define-module.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { EndAccountant } from '../../application/end-accountant.ts';
import { listAccountants } from '../postgres/list-accountants.ts';
import { listDataViews } from '../postgres/list-data-views.ts';

type Deps = ConstructorParameters<typeof EndAccountant>[0] & Parameters<typeof listAccountants>[0];

/** Routes of a merchant's accountants and of its access log. */
export const accountantRoutes = (deps: Deps): Route[] => {
  const endAccountant = useCase(EndAccountant, deps);
  return [
    serve(contract.listAccountants, async ({ caller: { actor } }) =>
      (await listAccountants(deps, actor)).map(({ assignedAt, ...accountant }) => ({
        ...accountant,
        assignedAt: assignedAt.toISOString(),
      })),
    ),
    serve(contract.endAccountant, ({ params: { userId }, caller: { actor } }) =>
      endAccountant.execute({ actor, userId }),
    ),
    serve(contract.listDataViews, async ({ query, caller: { actor } }) => {
      const request = readPage(query, 'id');
      const page = await listDataViews(deps, actor, request.page);
      return presentList('access-log', request, page, ({ at, ...view }) => ({
        ...view,
        at: new Date(at).toISOString(),
      }));
    }),
  ];
};
