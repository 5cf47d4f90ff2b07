import type { Middleware } from 'koa';
import { MethodNotAllowed } from '#kernel/input-failures.ts';

type Address = Readonly<{ method: string; path: string }>;
type Known = Readonly<{ pattern: RegExp; methods: Set<string> }>;

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/api${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}/?$`,
  );

const knownOf = (addresses: readonly Address[]): readonly Known[] => {
  const known = new Map<string, Known>();
  for (const { method, path } of addresses) {
    const here = known.get(path) ?? { pattern: patternOf(path), methods: new Set(['OPTIONS']) };
    here.methods.add(method);
    if (method === 'GET') here.methods.add('HEAD');
    known.set(path, here);
  }
  return [...known.values()];
};

/**
 * After the routes of the API: a path of theirs with another method is 405, OPTIONS is 204, both with `Allow` (RFC 9110,
 * 15.5.6). Pages of other origins get no permission: there is no CORS.
 *
 * @throws MethodNotAllowed
 */
export const answerApiMethods = (addresses: readonly Address[]): Middleware => {
  const known = knownOf(addresses);
  return (ctx, next) => {
    const found = known.filter(({ pattern }) => pattern.test(ctx.path));
    if (found.length === 0) return next();
    const methods = [...new Set(found.flatMap((each) => [...each.methods]))].toSorted();
    ctx.set('Allow', methods.join(', '));
    if (ctx.method !== 'OPTIONS') throw new MethodNotAllowed(methods);
    ctx.status = 204;
    return undefined;
  };
};
