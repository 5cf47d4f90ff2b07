import { AsyncLocalStorage } from 'node:async_hooks';

/** Nothing of people: routes by their patterns, statements by their placeholders, kinds of errors without their words. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work that is measured: where it began, how long it took, and what it was part of. */
export interface Span {
  readonly traceId: string;
  rename(name: string): void;
  note(attributes: Attributes): void;
  fail(error: unknown): void;
  end(): void;
}

export type About = Readonly<{
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** Of the caller who has begun the trace elsewhere: W3C's `traceparent`. */
  continues?: string | undefined;
}>;

export interface Tracer {
  begin(about: About, parent: Span | undefined): Span;
  /** What has not been sent yet is sent. */
  close(): Promise<void>;
}

/** One for the whole process, like the collector's address; without it nothing below does anything. */
let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** From now on, until `undefined` takes its place; before the product is put together. */
export const traceWith = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};
export const isTracing = (): boolean => tracer !== undefined;

/** As part of whatever is under way; whoever begins it ends it. */
export const beginSpan = (about: About): Span | undefined => tracer?.begin(about, current.getStore());

/** What the lines of the log carry, so that they are found from the trace and the trace from them. */
export const currentTraceId = (): string | undefined => current.getStore()?.traceId;

/** Does the work as a span: whatever it does becomes part of it, what it throws is noted. */
export const traced = async <T>(about: About, work: (span: Span | undefined) => Promise<T>): Promise<T> => {
  const span = beginSpan(about);
  if (span === undefined) return work(undefined);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
};
