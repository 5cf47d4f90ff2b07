import Router from '@koa/router';
import type { Middleware } from 'koa';

const prefix = '/api';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The first segment of a path below `/api`. */
const placeOf = (path: string): string => path.split('/', 3)[2] ?? '';

/**
 * The routes of the API, by method and first segment: a request is matched with the few that share both, because a router
 * tries all of its hundreds of patterns.
 */
export class ApiRouters {
  readonly #routers = new Map<string, Readonly<{ router: Router; handle: Middleware }>>();

  /** @throws Error at start when the path begins with a parameter */
  add(method: string, path: string, handle: Middleware): void {
    const place = placeOf(prefix + path);
    if (place.startsWith(':')) throw new Error(`${path} begins with a parameter`);
    this.#routerOf(`${method} ${place}`)[method.toLowerCase() as Method](path, handle);
  }

  readonly answer: Middleware = (ctx, next) => {
    if (!ctx.path.startsWith(`${prefix}/`)) return next();
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const found = this.#routers.get(`${method} ${placeOf(ctx.path)}`);
    return found === undefined ? next() : found.handle(ctx, next);
  };

  #routerOf(key: string): Router {
    const known = this.#routers.get(key);
    if (known !== undefined) return known.router;
    // `/merchants/me` goes before `/merchants/:id`, whichever module serves it.
    const router = new Router({ prefix, exclusive: 'specificity', sensitive: true });
    this.#routers.set(key, { router, handle: router.routes() as Middleware });
    return router;
  }
}
