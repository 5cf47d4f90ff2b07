import { viewMerchant as endpoint } from '#contract/users/merchant-views.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { ViewMerchant } from '../../application/view-merchant.ts';
import type { UserAccounts } from '../../application/user-accounts.ts';
import { ViewedMerchantNotFound } from '../../domain/failures.ts';
import { getOwnAccount } from '../postgres/get-own-account.ts';
import type { SessionTokens } from './session-tokens.ts';

type Deps = ConstructorParameters<typeof ViewMerchant>[0] &
  Readonly<{ accounts: UserAccounts; sessionTokens: SessionTokens }>;

/** Routes of staff that reads the portal of a merchant. */
export const viewRoutes = (deps: Deps): Route[] => {
  const viewMerchant = useCase(ViewMerchant, deps);
  return [
    serve(
      endpoint,
      async ({ params: { id: merchantId }, body: { reason }, caller }) => {
        const { actor, ip, userAgent } = caller;
        const view = await viewMerchant.execute({ actor, merchantId, reason, ip, userAgent });
        const { username } = await getOwnAccount(deps, actor);
        const token = await deps.sessionTokens.issue(view);
        return { token, username, role: 'MERCHANT' as const, expiresAt: view.expiresAt.toISOString() };
      },
      {
        find: async ({ params: { id } }) => {
          if ((await deps.merchants.named([id])).length === 0) throw new ViewedMerchantNotFound();
        },
      },
    ),
  ];
};
