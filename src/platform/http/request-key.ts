import type { Context } from 'koa';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import type { Parsed } from '#contract/parse-input.ts';
import { nameOf, type Actor } from '#kernel/actor.ts';

const headerName = 'Idempotency-Key';

/** The Idempotency-Key of a request, named after its caller, as rows keep it: two callers may choose the same one. */
export const requestKeyOf = (
  { keyUse }: Pick<Endpoint, 'keyUse'>,
  ctx: Context,
  actor: Actor,
): Parsed<string | null> => {
  const given = ctx.get(headerName);
  if (!takesRequestKey(keyUse) || given === '') return { value: null, problems: [] };
  if (!/^[\x21-\x7e]{1,200}$/.test(given))
    return { value: null, problems: [{ field: headerName, code: 'fields.request-key' }] };
  return { value: `${nameOf(actor)}:${given}`, problems: [] };
};

/**
 * What a call acts on for its caller: the merchant that its path names, else the merchant of the caller; for a caller
 * without a name all that the path names.
 */
const placeOf = (path: string, params: Readonly<Record<string, string | number>>, actor: Actor): string => {
  if (actor.kind === 'anonymous') return Object.values(params).join('/');
  const named = params['merchantId'] ?? (path.startsWith('/merchants/:id') ? params['id'] : undefined);
  if (named !== undefined) return String(named);
  return actor.kind === 'user' && actor.merchantId !== null ? String(actor.merchantId) : '';
};

/**
 * The key of a stored response: caller, merchant and Idempotency-Key. The key of an API key names no merchant, because
 * it has one.
 * @param requestKey as `requestKeyOf` has it
 */
export const storedKeyOf = (
  { path }: Pick<Endpoint, 'path'>,
  { actor, params, requestKey }: Readonly<{ actor: Actor; params: unknown; requestKey: string }>,
): string => {
  const name = nameOf(actor);
  const place = placeOf(path, params as Readonly<Record<string, string | number>>, actor);
  return place === '' ? requestKey : `${name}@${place}${requestKey.slice(name.length)}`;
};
