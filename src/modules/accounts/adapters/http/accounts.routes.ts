import * as contract from '#contract/accounts/accounts.ts';
import { getOwnAccount } from '#contract/accounts/own-account.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { ContinueAccount } from '../../application/continue-account.ts';
import { seenMerchantOf } from '../../application/policies.ts';
import type { RefreshAccount } from '../../application/refresh-account.ts';
import type { StartAccount } from '../../application/start-account.ts';
import type { MerchantAccount } from '../../domain/merchant-account.ts';
import type { MerchantAccounts } from '../../ports/merchant-accounts.ts';
import { getAccount, listAccounts } from '../postgres/list-accounts.ts';
import { presentAccount, presentOwnAccount } from './present-account.ts';

type Deps = Readonly<{
  accounts: MerchantAccounts;
  startAccount: StartAccount;
  continueAccount: ContinueAccount;
  refreshAccount: RefreshAccount;
  database: Database;
  messages: Messages;
  config: Config;
}>;

/** Routes of a merchant about its own account. */
const ownRoutes = (deps: Deps): Route[] => {
  const { accounts, startAccount, continueAccount, refreshAccount, messages, config } = deps;
  const present = (account: MerchantAccount | null, { language }: Caller) =>
    presentOwnAccount(account, { isNeeded: config.stripe.routing === 'direct', messages, language });
  return [
    serve(getOwnAccount, async ({ caller }) =>
      present(await accounts.find({ merchantId: seenMerchantOf(caller.actor) }), caller),
    ),
    serve(contract.startAccount, ({ caller: { actor } }) => startAccount.execute({ actor })),
    serve(contract.continueAccount, ({ caller: { actor } }) => continueAccount.execute({ actor })),
    serve(contract.refreshOwnAccount, async ({ caller }) =>
      present(await refreshAccount.execute({ actor: caller.actor, merchantId: null }), caller),
    ),
  ];
};

/** Routes of the back office. */
const officeRoutes = (deps: Deps): Route[] => {
  const { refreshAccount, messages } = deps;
  return [
    serve(contract.listAccounts, async ({ query, caller: { actor, language } }) => {
      const { search, ids, status, due } = query;
      const request = readPage(query, 'id');
      const filters = { search, ids, status, isDue: due === undefined ? undefined : due === 'yes' };
      const page = await listAccounts(deps, { actor, filters, page: request.page });
      return presentList('provider-accounts', request, page, (one) =>
        presentAccount(one, { messages, language }),
      );
    }),
    serve(contract.getAccount, async ({ params: { merchantId }, caller: { actor, language } }) => {
      const { events, ...one } = await getAccount(deps, actor, merchantId);
      return {
        ...presentAccount(one, { messages, language }),
        events: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
      };
    }),
    serve(contract.refreshAccount, async ({ params: { merchantId }, caller: { actor, language } }) => {
      await refreshAccount.execute({ actor, merchantId });
      return presentAccount(await getAccount(deps, actor, merchantId), { messages, language });
    }),
  ];
};

export const accountRoutes = (deps: Deps): Route[] => [...ownRoutes(deps), ...officeRoutes(deps)];
