import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Route } from './route.ts';

const isMerchantsWrite = ({ method, access }: Endpoint): boolean =>
  method !== 'GET' && Array.isArray(access) && access.includes('MERCHANT');

/** Throws when the actor may only read. */
export type WriteCheck = (actor: Actor) => Promise<void>;

/**
 * Routes on which the checks run before input is validated: 403 comes before 404 and 422 (security, "Order of
 * answers"). For valid input the use-case decides, as for every caller.
 */
export const checkWritesFirst = (routes: readonly Route[], checks: readonly WriteCheck[]): readonly Route[] =>
  routes.map((route) => {
    if (!isMerchantsWrite(route.endpoint)) return route;
    const find: Route['find'] = async (beginning) => {
      for (const check of checks) await check(beginning.caller.actor);
      await route.find?.(beginning);
    };
    return { ...route, find };
  });
