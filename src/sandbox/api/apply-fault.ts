import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import type { Fault } from '../faults/fault.ts';
import { serverError } from './run-call.ts';

const rateLimited = {
  error: {
    type: 'rate_limit_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded (a fault on demand).',
  },
};

const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Detaches the connection from Koa, so that only the fault answers. */
const detachConnection = (ctx: Context): void => {
  ctx.respond = false;
};

/** Sends nothing until the client gives up, the fault's time is over or the sandbox stops. */
const hang = (ctx: Context, delayMs: number | undefined, stopping: AbortSignal): void => {
  detachConnection(ctx);
  const { socket } = ctx.req;
  const disconnect = () => socket.destroy();
  if (stopping.aborted) disconnect();
  const timer = delayMs === undefined ? undefined : setTimeout(disconnect, delayMs);
  stopping.addEventListener('abort', disconnect);
  socket.once('close', () => {
    clearTimeout(timer);
    stopping.removeEventListener('abort', disconnect);
  });
};

const reset = (ctx: Context): void => {
  detachConnection(ctx);
  ctx.req.socket.resetAndDestroy();
};

/** Announces the whole body and sends half of it. */
const cutBody = (ctx: Context): void => {
  detachConnection(ctx);
  const body = Buffer.from(JSON.stringify(ctx.body));
  ctx.res.writeHead(ctx.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  ctx.res.write(body.subarray(0, Math.floor(body.length / 2)), () => ctx.req.socket.destroy());
};

const answer = (ctx: Context, status: number, body: object | string): void => {
  // The answer stored under the key differs from this one.
  ctx.remove('Idempotent-Replayed');
  ctx.status = status;
  if (typeof body === 'string') ctx.type = 'text/html';
  ctx.body = body;
};

/** Applies the fault to the answer. */
const applyFault = (ctx: Context, fault: Fault, stopping: AbortSignal): void => {
  switch (fault.kind) {
    case 'hang':
      return hang(ctx, fault.delayMs, stopping);
    case 'reset':
      return reset(ctx);
    case 'rate-limit':
      return answer(ctx, 429, rateLimited);
    case 'server-error':
      // A repeated call has been answered already with the 500 stored under its key.
      if (fault.stored && ctx.res.hasHeader('Idempotent-Replayed')) return;
      return answer(ctx, serverError.status, serverError.body);
    case 'bad-gateway':
      return answer(ctx, 502, gatewayPage);
    case 'not-found':
      return answer(ctx, 404, { message: 'Not Found' });
    default:
  }
};

/**
 * Applies a fault before the call runs.
 * @returns true when the call must not run
 */
export const applyFaultBefore = async (
  ctx: Context,
  fault: Fault,
  stopping: AbortSignal,
): Promise<boolean> => {
  if (fault.kind === 'delay') {
    await pause(fault.delayMs ?? 1000, undefined, { signal: stopping }).catch(() => undefined);
    return false;
  }
  // A server error is applied where the idempotency key is known; a body is cut at the end.
  if (fault.moment === 'after' || fault.kind === 'server-error' || fault.kind === 'cut-body') return false;
  applyFault(ctx, fault, stopping);
  return true;
};

/** Applies a fault after the call has run. */
export const applyFaultAfter = (ctx: Context, fault: Fault, stopping: AbortSignal): void => {
  if (fault.kind === 'cut-body') return cutBody(ctx);
  if (fault.moment === 'after') applyFault(ctx, fault, stopping);
};
