import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#kernel/actor.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { Language } from '#kernel/language.ts';
import type { EventStream } from './event-streams.ts';

/** What a route may know of the one who asks, beside the parsed input. */
export type Caller = Readonly<{
  actor: Actor;
  language: Language;
  address: string;
  userAgent: string;
  /** The Idempotency-Key, made the caller's own; null when none came or the endpoint takes none. */
  requestKey: string | null;
  /** Of somebody who comes back to a stream: the last that he has heard. */
  lastEventId: string | null;
  /** Aborted when the connection closes before the answer is sent. */
  signal: AbortSignal;
}>;

/** Where the call comes from, for work that is shared out by network. */
export const originOf = ({ address, signal }: Caller): CallOrigin => ({ ip: address, signal });

/** A file instead of JSON. */
export class Download {
  readonly type: string;
  readonly fileName: string;
  /** An export gives its pieces while it reads them. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>;
  readonly disposition: 'inline' | 'attachment';
  /** Its address never answers anything else, so that everybody may keep it. */
  readonly isImmutable: boolean;
  /** An export that is written in a thread of its own. */
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

export type Request<P = unknown, Q = unknown, B = unknown> = Readonly<{
  params: P;
  query: Q;
  body: B;
  caller: Caller;
}>;

/** What is known of a request before its query and body have been found good. */
export type Beginning<P = unknown> = Pick<Request<P>, 'params' | 'caller'>;

/** What is asked before input is refused. */
export type BeforeRefusal<P = unknown, B = Readonly<Record<string, unknown>>> = Readonly<{
  /** Throws when the caller sees no such object: then nothing is told of the input (security, "Order of answers"). */
  find?(beginning: Beginning<P>): Promise<unknown>;
  /** What else is wrong with those fields that could be read, so that people hear of everything in one round. */
  examine?(
    beginning: Beginning<P> & Readonly<{ given: Partial<B> }>,
  ): readonly FieldProblem[] | Promise<readonly FieldProblem[]>;
}>;

/** An endpoint of the contract and what answers it. */
export type Route = Readonly<{
  endpoint: Endpoint;
  answer(request: Request): Promise<unknown>;
}> &
  BeforeRefusal;

/** Binds an answer to an endpoint: input arrives parsed, and the compiler checks what goes out. */
export const serve = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<P, Q, B, R>,
  answer: (
    request: Request<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<R> | Download | EventStream | WithHeaders<z.input<R>>>,
  before: BeforeRefusal<z.output<P>, z.output<B>> = {},
): Route => ({ endpoint, answer, ...before });

/** A route outside the contract that gets the bytes as they came: signatures are made over bytes. */
export type RawRoute = Readonly<{
  path: string;
  answer(request: Readonly<{ body: string; headers: IncomingHttpHeaders }>): Promise<unknown>;
}>;
