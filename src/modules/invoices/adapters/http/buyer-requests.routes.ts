import * as contract from '#contract/invoices/buyer-requests.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { AcceptBuyerRequest } from '../../application/corrections/accept-buyer-request.ts';
import type { RefuseBuyerRequest } from '../../application/corrections/refuse-buyer-request.ts';
import {
  getOwnBuyerRequest,
  listOwnBuyerRequests,
  type BuyerRequestView,
} from '../postgres/list-buyer-requests.ts';

type Deps = Readonly<{
  database: Database;
  acceptBuyerRequest: AcceptBuyerRequest;
  refuseBuyerRequest: RefuseBuyerRequest;
}>;

const present = ({ totalMinor, ...request }: BuyerRequestView): contract.BuyerRequest => ({
  ...request,
  total: Money.ofMinor(totalMinor, request.currency).toDecimal(),
});

/** Requests of payers for a document to a company. */
export const buyerRequestRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnBuyerRequests, async ({ query, caller: { actor } }) => {
    const list = readPage(query, 'id');
    const requests = await listOwnBuyerRequests(deps, actor, { filters: query, page: list.page });
    return presentList('buyer-requests', list, requests, present);
  }),
  serve(
    contract.acceptBuyerRequest,
    async ({ params: { id: requestId }, caller: { actor } }) => {
      await deps.acceptBuyerRequest.execute({ actor, requestId });
      return present(await getOwnBuyerRequest(deps, actor, requestId));
    },
    { find: ({ params: { id }, caller: { actor } }) => getOwnBuyerRequest(deps, actor, id) },
  ),
  serve(
    contract.refuseBuyerRequest,
    async ({ params: { id: requestId }, body: { reason }, caller: { actor } }) => {
      await deps.refuseBuyerRequest.execute({ actor, requestId, reason });
      return present(await getOwnBuyerRequest(deps, actor, requestId));
    },
    { find: ({ params: { id }, caller: { actor } }) => getOwnBuyerRequest(deps, actor, id) },
  ),
];
