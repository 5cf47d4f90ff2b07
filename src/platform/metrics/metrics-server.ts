import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meters } from './meters.ts';

/** `/metrics` on a port of its own, which no balancer publishes: figures of the business are nobody else's. */
export class MetricsServer {
  readonly #server: Server;

  constructor({ meters }: Readonly<{ meters: Meters }>) {
    this.#server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      void meters
        .tell()
        .then(({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text));
    });
  }

  /** @returns the port in use. @throws Error when it is taken */
  async listen(port: number, host: string): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
