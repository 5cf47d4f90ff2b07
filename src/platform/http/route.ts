import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import type { EventStream } from './event-streams.ts';

/** What a route may know of its caller beside the parsed input. */
export type Caller = Readonly<{
  actor: Actor;
  language: Language;
  ip: string;
  userAgent: string;
  /** The Idempotency-Key, scoped to the caller; null when none was sent or the endpoint takes none. */
  requestKey: string | null;
  /** Last-Event-ID of a reconnecting subscriber. */
  lastEventId: string | null;
  /** The version of the API that the answer is to have. */
  version: string;
  /** Aborted when the connection closes before the answer is sent. */
  signal: AbortSignal;
}>;

/** Origin of a call, for work shared out by network. */
export const originOf = ({ ip, signal }: Caller): CallOrigin => ({ ip, signal });

/** A file instead of JSON. */
export class Download {
  readonly type: string;
  readonly fileName: string;
  /** An export yields its pieces while it reads them. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  readonly disposition: 'inline' | 'attachment';
  /** The URL never serves other bytes, so caches may keep it. */
  readonly isImmutable: boolean;
  /** A workbook, which a worker thread writes. */
  readonly isWorkbook: boolean;

  constructor(file: {
    type: string;
    fileName: string;
    content: Uint8Array | AsyncIterable<Uint8Array>;
    disposition?: 'inline' | 'attachment';
    isImmutable?: boolean;
    isWorkbook?: boolean;
  }) {
    this.type = file.type;
    this.fileName = file.fileName;
    this.content = file.content;
    this.disposition = file.disposition ?? 'attachment';
    this.isImmutable = file.isImmutable ?? false;
    this.isWorkbook = file.isWorkbook ?? false;
  }
}

/** A JSON answer that needs headers of its own. */
export class WithHeaders<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: T, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

/** Parsed path parameters, query and body of a request, with its caller. */
export type Request<P = unknown, Q = unknown, B = unknown> = Readonly<{
  params: P;
  query: Q;
  body: B;
  caller: Caller;
  /** The same request with the same key began before, and how it ended is not known (REMOTE). */
  isRepeated?: boolean;
}>;

/** What is known of a request before its query and body are validated. */
export type Beginning<P = unknown> = Pick<Request<P>, 'params' | 'caller'>;

/** Checks that run before invalid input is refused. */
export type BeforeRefusal<P = unknown, B = Readonly<Record<string, unknown>>> = Readonly<{
  /**
   * Throws when the caller may not see the object: then no problem of the input is reported (security, "Order of
   * answers").
   */
  find?(beginning: Beginning<P>): Promise<unknown>;
  /** Further problems of the readable fields, so that all are reported together. */
  validate?(
    beginning: Beginning<P> & Readonly<{ given: Partial<B> }>,
  ): readonly FieldProblem[] | Promise<readonly FieldProblem[]>;
}>;

/** An endpoint of the contract and its handler. */
export type Route = Readonly<{
  endpoint: Endpoint;
  answer(request: Request): Promise<unknown>;
}> &
  BeforeRefusal;

/** Binds a handler to an endpoint: input arrives parsed, and the compiler checks the response. */
export const serve = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  answer: (
    request: Request<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<R> | Download | EventStream | WithHeaders<z.input<R>>>,
  before: BeforeRefusal<z.output<P>, z.output<B>> = {},
): Route => ({ endpoint, answer, ...before });

/** A route outside the contract that receives the raw body: signatures cover bytes. */
export type WebhookRoute = Readonly<{
  path: string;
  answer(request: Readonly<{ body: string; headers: IncomingHttpHeaders }>): Promise<unknown>;
}>;
