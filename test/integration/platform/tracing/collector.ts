import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = Readonly<{ stringValue?: string; intValue?: number | string }>;
type Wire = Readonly<{
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: readonly Readonly<{ key: string; value: Value }>[];
}>;
type Body = Readonly<{ resourceSpans: readonly { scopeSpans: readonly { spans: readonly Wire[] }[] }[] }>;

export type Span = Readonly<{
  traceId: string;
  id: string;
  parentId: string | undefined;
  name: string;
  /** OTLP's numbers: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Readonly<Record<string, string | undefined>>;
}>;

const toSpan = ({ traceId, spanId, parentSpanId, name, kind, attributes }: Wire): Span => ({
  traceId,
  id: spanId,
  parentId: parentSpanId,
  name,
  kind,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]),
  ),
});

/** A fake OpenTelemetry collector: a URL that accepts spans as JSON. */
export const startCollector = async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(text);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All received bodies as text. */
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies
        .flatMap((body) => (JSON.parse(body) as Body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans.map(toSpan)),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
