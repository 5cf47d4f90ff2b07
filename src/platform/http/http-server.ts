import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

/** So long a caller may take (security, "Limits"); looked at often enough that the figures are true. */
export const callerTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;
type CallerTimeouts = Readonly<Record<keyof typeof callerTimeouts, number>>;

/** The listening side: starts, drains without cutting anybody off, closes. */
export class HttpServer {
  readonly #server: Server;
  #draining = false;

  constructor(handler: () => ReturnType<Koa['callback']>, timeouts: CallerTimeouts = callerTimeouts) {
    this.#server = createServer(timeouts);
    let handle: ReturnType<Koa['callback']> | undefined;
    this.#server.on('request', (request, response) => {
      handle ??= handler();
      // A client that keeps its connection learns here that it should not.
      if (this.#draining) response.setHeader('Connection', 'close');
      response.once('close', () => {
        if (this.#draining) this.#server.closeIdleConnections();
      });
      void handle(request, response);
    });
  }

  isDraining(): boolean {
    return this.#draining;
  }

  /** @returns the port in use. @throws Error when it is taken. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  /** Readiness fails from now on, so that balancers look elsewhere; requests are still answered. */
  beginDraining(): void {
    this.#draining = true;
  }

  /** Waits for requests under way and closes. */
  close(): Promise<void> {
    this.#draining = true;
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
    });
  }
}
