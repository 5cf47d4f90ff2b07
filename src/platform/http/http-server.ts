import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';

/** Time limits for callers (security, "Limits"), checked often enough to be exact. */
export const callerTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const;
type CallerTimeouts = Readonly<Record<keyof typeof callerTimeouts, number>>;

/** Bytes of a request's head: browsers send all their cookies, and pages come whatever their query holds. */
const mostHeadBytes = 65_536;

/** The HTTP server: starts, drains without cutting off requests, closes. */
export class HttpServer {
  readonly #handler: () => ReturnType<Koa['callback']>;
  readonly #timeouts: CallerTimeouts;
  #server: Server | undefined;
  #draining = false;
  #closing = false;
  #requestsInProgress = 0;

  constructor(handler: () => ReturnType<Koa['callback']>, timeouts: CallerTimeouts = callerTimeouts) {
    this.#handler = handler;
    this.#timeouts = timeouts;
  }

  isDraining(): boolean {
    return this.#draining;
  }

  /** @returns the port in use. @throws Error when it is taken. */
  async listen(port: number, host: string): Promise<number> {
    const server = (this.#server = await this.#create());
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    });
  }

  /** Fails readiness from now on, so that load balancers stop sending requests; requests are still answered. */
  beginDraining(): void {
    this.#draining = true;
  }

  /** Waits for requests in progress and closes. */
  async close(): Promise<void> {
    this.#draining = true;
    const server = this.#server;
    if (server === undefined) return;
    this.#closing = true;
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      this.#closeUnused(server);
    });
  }

  /** A browser also opens connections on which it asks nothing yet: Node does not take them for idle. */
  #closeUnused(server: Server): void {
    if (this.#closing && this.#requestsInProgress === 0) server.closeAllConnections();
    else server.closeIdleConnections();
  }

  /** Importing node:http also loads undici, which a command does not need. */
  async #create(): Promise<Server> {
    const { createServer } = await import('node:http');
    const { answerClientErrors, refuseHosts } = await import('./client-errors.ts');
    const options = { ...this.#timeouts, maxHeaderSize: mostHeadBytes, requireHostHeader: false };
    const server = createServer(options);
    answerClientErrors(server);
    let handle: ReturnType<Koa['callback']> | undefined;
    return server.on('request', (request, response) => {
      this.#requestsInProgress += 1;
      response.once('close', () => {
        this.#requestsInProgress -= 1;
        if (this.#draining) this.#closeUnused(server);
      });
      const hosts = request.headersDistinct['host']?.length ?? 0;
      if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
        refuseHosts(response, request.headers.accept);
        return;
      }
      handle ??= this.#handler();
      // Tells clients of kept connections to close them.
      if (this.#draining) response.setHeader('Connection', 'close');
      void handle(request, response);
    });
  }
}
