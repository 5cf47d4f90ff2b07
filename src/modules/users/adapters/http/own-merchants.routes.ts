import * as contract from '#contract/users/own-merchants.ts';
import { useCase } from '#platform/define-module.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { listOwnMerchants } from '../../application/list-own-merchants.ts';
import { SwitchMerchant } from '../../application/switch-merchant.ts';
import { getOwnAccount } from '../postgres/get-own-account.ts';
import { currentActor } from '../postgres/live-sessions.ts';
import { presentAccount } from './present-account.ts';

type Deps = ConstructorParameters<typeof SwitchMerchant>[0] &
  Parameters<typeof getOwnAccount>[0] &
  Parameters<typeof currentActor>[0];

/** Routes of the merchants that the caller works for. */
export const ownMerchantRoutes = (deps: Deps): Route[] => {
  const switchMerchant = useCase(SwitchMerchant, deps);
  return [
    serve(contract.listOwnMerchants, async ({ caller: { actor } }) => [
      ...(await listOwnMerchants(deps, actor)),
    ]),
    serve(contract.switchMerchant, async ({ body: { merchantId }, caller: { actor } }) => {
      await switchMerchant.execute({ actor, merchantId });
      const switched = await currentActor(deps, actor);
      return presentAccount(await getOwnAccount(deps, switched), switched);
    }),
  ];
};
