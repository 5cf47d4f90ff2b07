import * as z from 'zod';
import type { Role } from '#kernel/actor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may knock at all: everybody, everybody with a session, or these roles. The object ("whose?") is decided below,
 * in the use-case; an endpoint cannot be written without this line.
 */
export type Access = 'public' | 'signed-in' | readonly Role[];

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
  readonly summary: string;
  /** Takes an `Idempotency-Key`: the same key is answered with the same answer, and the act happens once. */
  readonly idempotent: boolean;
  /** Statuses of refusals that do not follow from method, path and access. */
  readonly refuses: readonly (401 | 403 | 410)[];
  /** The media types of a successful answer. */
  readonly produces: readonly string[];
  /** Of a successful answer. */
  readonly status: 200 | 201 | 202 | 204;
  /** How large a body may be, in thousands of bytes. */
  readonly bodyKilobytes: number;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
}

const nothing = z.object({});
type Nothing = typeof nothing;

export const noContent = z.void();

export const endpoint = <
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(it: {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  idempotent?: boolean;
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
  idempotent: false,
  bodyKilobytes: 100,
  refuses: [],
  produces: ['application/json'],
  params: nothing as unknown as P,
  query: nothing as unknown as Q,
  body: nothing as unknown as B,
  ...it,
});
