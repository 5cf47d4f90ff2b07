import type { Middleware } from 'koa';

/** Dependencies of this process's readiness. */
export type Readiness = Readonly<{
  isDraining(): boolean;
  /** Rejects when the database is unavailable or migrations are pending. */
  check(): Promise<void>;
}>;

type Health = Readonly<{ status: 200 | 503; word: 'ok' | 'ready' | 'draining' | 'not ready' }>;

const alive: Health = { status: 200, word: 'ok' };

const readinessOf = async (readiness: Readiness): Promise<Health> => {
  if (readiness.isDraining()) return { status: 503, word: 'draining' };
  try {
    await readiness.check();
    return { status: 200, word: 'ready' };
  } catch {
    return { status: 503, word: 'not ready' };
  }
};

/** `/healthz`: the process answers. `/readyz`: it may receive requests. @returns undefined for every other path */
export const healthAt = (path: string, readiness: Readiness): Promise<Health> | undefined => {
  if (path === '/healthz') return Promise.resolve(alive);
  return path === '/readyz' ? readinessOf(readiness) : undefined;
};

/** Serves `/healthz` and `/readyz`. */
export const health =
  (readiness: Readiness): Middleware =>
  async (ctx, next) => {
    const answer = healthAt(ctx.path, readiness);
    if (answer === undefined) return next();
    const { status, word } = await answer;
    ctx.status = status;
    ctx.body = { status: word };
  };
