import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { fitsPattern } from '../faults/fault-store.ts';
import { answerFaults, type Fault } from '../faults/fault.ts';
import { newId } from '../ids.ts';
import { apiVersion } from '../objects/api-version.ts';
import { readBody } from '../read-body.ts';
import type { SandboxContext } from '../context.ts';
import { accountLinks } from './account-links.ts';
import { ownAccount } from './account.ts';
import { accounts } from './accounts.ts';
import { balance } from './balance.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import { actingAccount, checkKey } from './authenticate.ts';
import { runCall } from './run-call.ts';
import { checkoutSessions } from './checkout-sessions.ts';
import { countrySpecs } from './country-specs.ts';
import { disputes } from './disputes.ts';
import { fraudWarnings } from './fraud-warnings.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { keptCards } from './kept-cards.ts';
import type { Operation } from './operation.ts';
import { versionName } from './parameters.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { readMultipart } from './read-upload.ts';
import { checkPermission } from './restricted-keys.ts';
import { refunds } from './refunds.ts';
import { applyFaultAfter, applyFaultBefore } from './apply-fault.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

const operations: readonly Operation[] = [
  ...checkoutSessions,
  ...payments,
  ...keptCards,
  ...refunds,
  ...countrySpecs,
  ...disputes,
  ...fraudWarnings,
  ...files,
  ...events,
  ...webhookEndpoints,
  ...ownAccount,
  ...balance,
  ...payouts,
  ...accounts,
  ...accountLinks,
];

/** State of one request, shared by the middleware below. */
type ApiState = { requestId: string; fault: Fault | undefined };

const takeFault = (context: SandboxContext, ctx: Context): Promise<Fault | undefined> =>
  context.faults.take(
    (fault) =>
      (answerFaults as readonly string[]).includes(fault.kind) &&
      fitsPattern(fault.route ?? '*', `${ctx.method} ${ctx.path}`),
  );

const encodedParameters = async (ctx: Context, method: Operation['method']): Promise<string> => {
  const body = await readBody(ctx.req);
  if (method === 'GET') return ctx.querystring;
  const type = ctx.request.type;
  if (body !== '' && type !== 'application/x-www-form-urlencoded') {
    throw invalidRequest(
      'Invalid request: the body must be form-encoded (application/x-www-form-urlencoded).',
    );
  }
  if (ctx.querystring !== '')
    throw invalidRequest('Invalid request: parameters of a POST belong into its body.');
  return body;
};

/** Answers are those of one version; another well-formed one is accepted, as its objects are nearly the same. */
const checkVersion = (version: string): void => {
  if (version === '' || versionName().safeParse(version).success) return;
  throw invalidRequest(`Invalid Stripe API version: ${version}`, undefined, undefined, 400);
};

const serve =
  (context: SandboxContext, operation: Operation): Middleware =>
  async (ctx) => {
    const { requestId, fault } = ctx.state as ApiState;
    const restricted = checkKey(context, ctx.get('authorization'));
    checkVersion(ctx.get('stripe-version'));
    const account = await actingAccount(context, ctx.get('stripe-account'));
    if (restricted) checkPermission(restricted, { method: ctx.method, path: ctx.path, account });
    const incoming = {
      id: requestId,
      account,
      path: ctx.path,
      pathParameters: (ctx as Context & { params: Record<string, string> }).params,
      ...(operation.isUpload
        ? await readMultipart(ctx.req)
        : { encoded: await encodedParameters(ctx, operation.method), upload: undefined }),
      idempotencyKey: ctx.get('idempotency-key') || null,
    };
    if (incoming.account !== '') ctx.set('Stripe-Account', incoming.account);
    if (incoming.idempotencyKey !== null) ctx.set('Idempotency-Key', incoming.idempotencyKey);
    const outcome = await runCall(context, operation, incoming, fault);
    if (outcome.replayed) ctx.set('Idempotent-Replayed', 'true');
    ctx.status = outcome.status;
    ctx.body = outcome.body;
  };

/** Every failure is answered in the provider's envelope; an unexpected one as a 500 without details. */
const answerError = (context: SandboxContext, ctx: Context, error: unknown): void => {
  if (error instanceof ApiError) {
    ctx.status = error.status;
    ctx.body = error.body;
    return;
  }
  const tooLarge = error instanceof RangeError;
  if (!tooLarge) context.log.error({ err: error, path: ctx.path }, 'a call of the API broke');
  ctx.status = tooLarge ? 413 : 500;
  const message = tooLarge ? error.message : 'An unexpected error occurred in the sandbox.';
  ctx.body = { error: { type: tooLarge ? 'invalid_request_error' : 'api_error', message } };
};

const setHeaders = (context: SandboxContext, ctx: Context, requestId: string): void => {
  ctx.set('Date', new Date(context.clock.milliseconds()).toUTCString());
  ctx.set('Request-Id', requestId);
  ctx.set('Stripe-Version', ctx.get('stripe-version') || apiVersion);
  ctx.set('Cache-Control', 'no-cache, no-store');
};

const envelope =
  (context: SandboxContext): Middleware =>
  async (ctx, next) => {
    const requestId = newId('request');
    setHeaders(context, ctx, requestId);
    let fault: Fault | undefined;
    try {
      fault = await takeFault(context, ctx);
      Object.assign(ctx.state, { requestId, fault } satisfies ApiState);
      if (fault && (await applyFaultBefore(ctx, fault, context.stopping))) return;
      await next();
      if (ctx.body === undefined)
        throw invalidRequest(
          `Unrecognized request URL (${ctx.method}: ${ctx.path}).`,
          undefined,
          undefined,
          404,
        );
    } catch (error) {
      answerError(context, ctx, error);
    }
    context.log.info(
      { requestId, method: ctx.method, path: ctx.path, status: ctx.status, fault: fault?.kind },
      'api',
    );
    if (fault) applyFaultAfter(ctx, fault, context.stopping);
  };

/** The API under /v1. */
export const serveApi = (context: SandboxContext): Middleware => {
  const router = new Router();
  for (const operation of operations) {
    router.register(operation.path, [operation.method.toLowerCase()], serve(context, operation));
  }
  const routes = router.routes() as Middleware;
  const layer = envelope(context);
  return (ctx, next) => {
    if (ctx.path !== '/v1' && !ctx.path.startsWith('/v1/')) return next();
    return layer(ctx, () => routes(ctx, () => Promise.resolve()));
  };
};
