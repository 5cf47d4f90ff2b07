import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import type { Context, Span as OpenSpan } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { sqlStateOf } from '../database/sql-state.ts';
import type { About, Attributes, Span, Tracer } from './tracing.ts';

/** An unavailable collector must not delay the end of the process. */
const exportTimeoutMs = 3_000;
const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

class OpenTelemetrySpan implements Span {
  readonly traceId: string;
  readonly #span: OpenSpan;

  constructor(span: OpenSpan) {
    this.#span = span;
    this.traceId = span.spanContext().traceId;
  }

  get context(): Context {
    return trace.setSpan(ROOT_CONTEXT, this.#span);
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  note(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  /** Kind and code only: messages may hold personal data. */
  fail(error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.#span.setAttributes({ 'error.type': sqlStateOf(error) || kind });
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}

const contextOf = (continues: string | undefined, parent: Span | undefined): Context => {
  if (parent instanceof OpenTelemetrySpan) return parent.context;
  const [, traceId, spanId, sampled] = traceparent.exec(continues ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};

type Settings = Readonly<{ endpoint: string; share: number }>;

/**
 * Sends spans to a collector by OTLP over HTTP. The sampling decision of a caller's trace is kept.
 *
 * @param settings the collector's URL without `/v1/traces`, and the share of traces that are kept, 0 to 1
 */
export const openTelemetry = ({ endpoint, share }: Settings): Tracer => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: exportTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'plateno' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('plateno');
  return {
    begin: ({ name, kind, attributes = {}, continues }: About, parent) =>
      new OpenTelemetrySpan(
        tracer.startSpan(name, { kind: kinds[kind ?? 'internal'], attributes }, contextOf(continues, parent)),
      ),
    // Spans that an unavailable collector missed are lost; the process still ends normally.
    close: () => provider.shutdown().catch(() => undefined),
  };
};
