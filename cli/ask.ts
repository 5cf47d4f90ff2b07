import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { currentVersion } from '#contract/versions.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Request, Route } from '#platform/http/route.ts';
import type { Application } from '#src/composition.ts';
import { cliLanguage } from './messages.ts';

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Readonly<{
  params?: z.input<P>;
  query?: z.input<Q>;
  body?: z.input<B>;
}>;

/** Calls an endpoint of the contract in this process: the same rules, use-cases and answers as over HTTP. */
export type Ask = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  input?: Input<P, Q, B>,
) => Promise<z.output<R>>;

/** Calls a route; a repetition of a command with the same key gets the stored answer (`IdempotencyStore`). */
const answerOnce = async (
  { idempotencyStore }: Application,
  { endpoint, answer }: Route,
  request: Request,
): Promise<unknown> => {
  const { takesRequestKey } = await import('#contract/endpoint.ts');
  const { nameOf } = await import('#kernel/actor.ts');
  const { params, query, body, caller } = request;
  const { actor, requestKey } = caller;
  const { keyUse, method, path } = endpoint;
  // A key that a row keeps finds the row by itself. A claimed one would make a killed command wait for its end.
  const isAsked = takesRequestKey(keyUse) && keyUse !== 'IN_ROW' && keyUse !== 'CLAIMED';
  if (requestKey === null || !isAsked) return answer(request);
  // A command on several records makes one call for each: a key belongs to the record and the merchant, too.
  const merchant = actor.kind === 'operator' ? (actor.actsFor ?? '') : '';
  const key = [nameOf(actor), merchant, ...Object.values(params as object), requestKey].join(':');
  const stored = { scope: `${method} ${path}`, key, content: [params, query, body] };
  const action = (isRepeated: boolean) => answer({ ...request, isRepeated });
  return (await idempotencyStore.once(stored, keyUse, action)).body;
};

/**
 * @param requestKey makes a repeated command idempotent, like the Idempotency-Key over HTTP
 * @throws InvalidFields for what the contract refuses, and every failure of the use-case
 */
export const askAs = async (
  application: Application,
  actor: Actor,
  requestKey: string | null = null,
): Promise<Ask> => {
  const { parsePart } = await import('#contract/parse-input.ts');
  const { Download, WithHeaders } = await import('#platform/http/route.ts');
  const { InvalidFields } = await import('#kernel/failure.ts');
  return async (endpoint, { params = {}, query = {}, body = {} } = {}) => {
    const route = application.routes.find((one) => one.endpoint === (endpoint as Endpoint))!;
    const parts = [
      parsePart(endpoint.params, params),
      parsePart(endpoint.query, query),
      parsePart(endpoint.body, body),
    ] as const;
    const problems = parts.flatMap((part) => part.problems);
    if (problems.length > 0) throw new InvalidFields(problems);
    const caller = {
      actor,
      language: cliLanguage,
      ip: '',
      userAgent: 'plateno',
      requestKey,
      lastEventId: null,
      version: currentVersion,
      signal: new AbortController().signal,
    };
    const [{ value: readParams }, { value: readQuery }, { value: readBody }] = parts;
    const answer = await answerOnce(application, route, {
      params: readParams,
      query: readQuery,
      body: readBody,
      caller,
    });
    const content = answer instanceof WithHeaders ? answer.body : answer;
    return (content instanceof Download ? content.content : content) as never;
  };
};

/** Reads a body as the call over HTTP does, for a command that runs the use-case itself. @throws InvalidFields */
export const mustAccept = async <B extends z.ZodType>(
  endpoint: Readonly<{ body: B }>,
  body: unknown,
): Promise<z.output<B>> => {
  const { parsePart } = await import('#contract/parse-input.ts');
  const { InvalidFields } = await import('#kernel/failure.ts');
  const { value, problems } = parsePart(endpoint.body, body);
  if (problems.length > 0) throw new InvalidFields(problems);
  return value as z.output<B>;
};
