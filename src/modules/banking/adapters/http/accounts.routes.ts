import * as contract from '#contract/banking/bank-statements.ts';
import { presentList } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listAccounts } from '../postgres/list-accounts.ts';

type Deps = Parameters<typeof listAccounts>[0];

/** Calls about bank accounts. */
export const accountRoutes = (deps: Deps): Route[] => [
  serve(contract.listBankAccounts, async ({ query: { merchantId }, caller: { actor } }) =>
    listAccounts(deps, actor, merchantId),
  ),
];
