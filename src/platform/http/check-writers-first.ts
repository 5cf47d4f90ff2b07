import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Route } from './route.ts';

const isMerchantsWrite = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && Array.isArray(access) && access.includes('MERCHANT');

/**
 * Routes that ask whether the caller may write at all before wrong input is refused: 403 comes before 404 and 422
 * (security, "Order of answers"). With good input the use-case decides, as for every caller.
 * @param check throws when the caller may only read
 */
export const checkWritersFirst = (
  routes: readonly Route[],
  check: (actor: Actor) => Promise<void>,
): readonly Route[] =>
  routes.map((route) => {
    if (!isMerchantsWrite(route.endpoint)) return route;
    const find: Route['find'] = async (beginning) => {
      await check(beginning.caller.actor);
      await route.find?.(beginning);
    };
    return { ...route, find };
  });
