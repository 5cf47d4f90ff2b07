import type { Context, Middleware } from 'koa';
import { isSameSecret } from '../api/authenticate.ts';
import { readBody } from '../read-body.ts';
import type { Worker } from '../worker.ts';
import type { SandboxContext } from '../context.ts';
import { ControlRefusal } from './control-call.ts';
import { controlCalls } from './control-calls.ts';

const readJson = async (ctx: Context): Promise<unknown> => {
  const body = await readBody(ctx.req);
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new ControlRefusal(400, 'The body is not JSON.');
  }
};

const isAllowed = (context: SandboxContext, ctx: Context): boolean =>
  isSameSecret(ctx.get('authorization'), `Bearer ${context.settings.controlToken}`);

/** The control URL, `POST /control/<call>` with its own token: faults, the clock, and stored objects. */
export const serveControl = (context: SandboxContext, worker: Worker): Middleware => {
  const calls = controlCalls(context, worker);
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/control/')) return next();
    try {
      if (!isAllowed(context, ctx)) throw new ControlRefusal(401, 'The control token is missing or wrong.');
      const call = calls[ctx.path.slice('/control/'.length)];
      if (!call || ctx.method !== 'POST') throw new ControlRefusal(404, 'There is no such control call.');
      ctx.body = await call(await readJson(ctx));
    } catch (error) {
      const isRefusal = error instanceof ControlRefusal;
      if (!isRefusal) context.log.error({ err: error, path: ctx.path }, 'a control call failed');
      ctx.status = isRefusal ? error.status : 500;
      ctx.body = { message: error instanceof Error ? error.message : 'The control call failed.' };
    }
  };
};
