import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthAt, type Readiness } from '../http/health.ts';
import type { Meters } from './meters.ts';

type Deps = Readonly<{ meters: Meters; readiness: Readiness }>;

/**
 * `/metrics` on a port of its own, which no balancer publishes: it holds business figures. A worker has no other
 * port, so it serves health and readiness here, too.
 */
export class MetricsServer {
  readonly #deps: Deps;
  #server: Server | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async #answer({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { meters, readiness } = this.#deps;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (method === 'GET' && url === '/metrics') {
      const { type, text } = await meters.render();
      response.writeHead(200, { 'Content-Type': type }).end(text);
      return;
    }
    const health = method === 'GET' ? await healthAt(url, readiness) : undefined;
    if (health === undefined) response.writeHead(404).end();
    else response.writeHead(health.status).end(health.word);
  }

  /** @returns the port in use. @throws Error when it is taken */
  async listen(port: number, host: string): Promise<number> {
    const { createServer } = await import('node:http');
    const server = createServer((request, response) => void this.#answer(request, response));
    this.#server = server.listen(port, host);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server?.listening !== true) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}
