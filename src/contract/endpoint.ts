import * as z from 'zod';
import type { Role } from '#kernel/actor.ts';
import type { KeyScope } from '#kernel/key-scopes.ts';
import type { MerchantRight } from '#kernel/merchant-rights.ts';
import { orderedBody, orderedQuery } from './ordered-ranges.ts';

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The callers that reach the use-case: all, all with a session, or these roles. The use-case checks ownership. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/**
 * How a call that takes an `Idempotency-Key` makes requests with the same key one request. The browser sends each writing
 * call with one, and again until it knows the outcome.
 * - STORED: the response is stored with the key in the transaction of the act. The call reaches no other system after
 *   its first write. Every writing call is STORED unless it says otherwise.
 * - SEALED: as STORED; the response holds a secret and is stored encrypted.
 * - IN_ROW: the call reaches another system between its transactions. The key is in the row of what it makes; the
 *   response is stored after it.
 * - CLAIMED: a refused attempt stays counted. The key is stored as under way before the act, and the encrypted response in
 *   the transaction of the act.
 * - REMOTE: the call reaches another system between its transactions, and has no row for the key. As CLAIMED; the response is
 *   stored after the act. When it is not known how a request ended, the same one again is `isRepeated`: what it finds done it
 *   answers, where another request is refused.
 */
export type RequestKeyUse = 'STORED' | 'SEALED' | 'IN_ROW' | 'CLAIMED' | 'REMOTE';

/**
 * What a call does with an `Idempotency-Key`. Calls that take none say why:
 * - READS: it changes nothing.
 * - PROVES: it begins a sign-in or a proof. Each request is an attempt of its own, and a lost one does no harm.
 * - SAME: a second request ends in the same state, or is refused because the first one was made.
 * - FILE: the response is a file; only the audit log says that it was made.
 */
export type KeyUse = RequestKeyUse | 'READS' | 'PROVES' | 'SAME' | 'FILE';

/** One call of the API: method, path, access, schemas and documentation. */
export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Below `/api`, parameters as `:name`. */
  readonly path: string;
  readonly access: Access;
  /** The right that a MERCHANT needs; every endpoint for MERCHANT names one. The use-case checks it, too. */
  readonly right: MerchantRight | null;
  /**
   * The scope that an API key needs; 'none': no key may call it. Every endpoint for MERCHANT names one or the other; a
   * key calls no other endpoint with its rights. The use-case checks it, too.
   */
  readonly scope: KeyScope | 'none' | null;
  /** Scopes that an API key needs beside `scope`, because the call carries what they name. */
  readonly alsoScopes: readonly KeyScope[];
  /** One line of documentation; empty in browsers, whose build strips it. */
  readonly summary: string;
  readonly keyUse: KeyUse;
  /** It moves money or records that money has moved: a caller waits longer for its answer. */
  readonly movesMoney: boolean;
  /** Error statuses that do not follow from method, path and access. */
  readonly refuses: readonly (401 | 403 | 404 | 409 | 410)[];
  /** Media types of a successful response. */
  readonly produces: readonly string[];
  /** Status of a successful response. */
  readonly status: 200 | 201 | 202 | 204;
  /** Largest request body, in thousands of bytes. */
  readonly bodyKilobytes: number;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
}

const nothing = z.object({});
type Nothing = typeof nothing;

/** The response of a call with status 204. */
export const noContent = z.void();

/**
 * Describes one call; server, web and command line share the result. Defaults: status 200, JSON, bodies up to 100 kB.
 * @example
 * endpoint({ method: 'GET', path: '/users/:id', access: ['ADMIN'], summary: 'One user.', params: idParams, response: user })
 */
export const endpoint = <
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(it: {
  method: Method;
  path: string;
  access: Access;
  right?: MerchantRight;
  scope?: KeyScope | 'none';
  alsoScopes?: readonly KeyScope[];
  summary: string;
  keyUse?: KeyUse;
  movesMoney?: boolean;
  status?: Endpoint['status'];
  bodyKilobytes?: number;
  refuses?: Endpoint['refuses'];
  produces?: readonly string[];
  params?: P;
  query?: Q;
  body?: B;
  response: R;
}): Endpoint<P, Q, B, R> => ({
  status: 200,
  keyUse: it.method === 'GET' ? 'READS' : 'STORED',
  movesMoney: false,
  right: null,
  scope: null,
  alsoScopes: [],
  bodyKilobytes: 100,
  refuses: [],
  produces: ['application/json'],
  params: nothing as unknown as P,
  ...it,
  query: orderedQuery(it.query ?? (nothing as unknown as Q)),
  body: orderedBody(it.body ?? (nothing as unknown as B)),
});

/** Whether a call takes an `Idempotency-Key`. */
export const takesRequestKey = (use: KeyUse): use is RequestKeyUse =>
  ['STORED', 'SEALED', 'IN_ROW', 'CLAIMED', 'REMOTE'].includes(use);
