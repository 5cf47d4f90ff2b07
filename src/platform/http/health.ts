import type { Middleware } from 'koa';

/** What the readiness of this process depends on. */
export type Readiness = Readonly<{
  isDraining(): boolean;
  /** Rejects when the database is away or behind its migrations. */
  check(): Promise<void>;
}>;

/** `/healthz`: the process answers. `/readyz`: it may be sent customers. */
export const health =
  (readiness: Readiness): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
      return;
    }
    if (ctx.path !== '/readyz') return next();
    if (readiness.isDraining()) {
      ctx.status = 503;
      ctx.body = { status: 'draining' };
      return;
    }
    try {
      await readiness.check();
      ctx.body = { status: 'ready' };
    } catch {
      ctx.status = 503;
      ctx.body = { status: 'not ready' };
    }
  };
