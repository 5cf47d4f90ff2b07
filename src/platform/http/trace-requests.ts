import type { Context, Middleware } from 'koa';
import { isTracing, traced } from '../tracing/tracing.ts';

type Options = Readonly<{ trustProxy: boolean; patternOf: (ctx: Context) => string }>;

/** A span for each request under its route's pattern; joins the trace of a trusted proxy. */
export const traceRequests =
  ({ trustProxy, patternOf }: Options): Middleware =>
  async (ctx, next) => {
    if (!isTracing()) return next();
    const continues = trustProxy ? ctx.get('traceparent') : undefined;
    await traced({ name: ctx.method, kind: 'server', continues }, async (span) => {
      await next();
      if (span === undefined) return;
      const route = patternOf(ctx);
      span.rename(`${ctx.method} ${route}`);
      span.note({
        'http.request.method': ctx.method,
        'http.route': route,
        'http.response.status_code': ctx.status,
      });
      if (ctx.status >= 500) span.fail(`status ${ctx.status}`);
    });
  };
