import { AsyncLocalStorage } from 'node:async_hooks';

/** No personal data: routes as patterns, statements with placeholders, kinds of errors without messages. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A measured piece of work: its start, duration and parent. */
export interface Span {
  readonly traceId: string;
  rename(name: string): void;
  note(attributes: Attributes): void;
  fail(error: unknown): void;
  end(): void;
}

/** Name, kind and attributes of a span. */
export type About = Readonly<{
  name: string;
  kind?: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** W3C `traceparent` of a caller that began the trace. */
  continues?: string | undefined;
}>;

/** Begins spans and sends them to a collector. */
export interface Tracer {
  begin(about: About, parent: Span | undefined): Span;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** One tracer for the whole process; without it the functions below do nothing. */
let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Sets the tracer, or with `undefined` removes it; call it before the composition. */
export const traceWith = (chosen: Tracer | undefined): void => {
  tracer = chosen;
};
/** Whether a tracer is set. */
export const isTracing = (): boolean => tracer !== undefined;

/** Begins a child of the current span; the caller must end it. */
export const beginSpan = (about: About): Span | undefined => tracer?.begin(about, current.getStore());

/** Trace id for log lines, so that logs and traces can be joined. */
export const currentTraceId = (): string | undefined => current.getStore()?.traceId;

/** Runs the work as a span: spans begun within become its children, and an error is recorded. */
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
