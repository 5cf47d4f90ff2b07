import type { HomePart } from '#platform/http/home-part.ts';
import type { GetOwnBalance } from '../../application/get-own-balance.ts';
import { presentBalance } from './present-balance.ts';

type Deps = Parameters<typeof presentBalance>[0] & Readonly<{ getOwnBalance: GetOwnBalance }>;

/** The payouts around today. The front page is opened often: it does not ask the provider. */
export const payoutHomePart = (deps: Deps): HomePart => ({
  name: 'payouts',
  right: 'EXPORT',
  read: async ({ actor, language }) =>
    presentBalance(deps, await deps.getOwnBalance.execute({ actor, isAsked: false }), language),
});
