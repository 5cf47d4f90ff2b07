import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { SendError, WebhookAnswer, WebhookRequest, WebhookSender } from '../../ports/webhook-sender.ts';
import { isLoopbackAddress, isPublicAddress } from '#platform/outbound/public-addresses.ts';
import { readAnswer } from './read-answer.ts';
import { guardedLookup, resolveByNameServers, type ResolveHost } from '#platform/outbound/resolve-host.ts';
import { sendErrorOf } from './send-error.ts';

type Deps = Readonly<{
  /** Loopback addresses are reached, for development. */
  permitsLoopback: boolean;
  resolve?: ResolveHost;
  /** In milliseconds. */
  limits?: Readonly<{ connect: number; whole: number }>;
}>;

const standardLimits = { connect: 5_000, whole: 15_000 };

/**
 * Two protections against addresses of the installation's own network, both when the connection is made: the agents of
 * request-filtering-agent, and a lookup of our own, which also knows the ranges that these lack. Each request has a
 * connection of its own; no proxy of the environment is used, because only an agent with that option uses one.
 */
const openAgents = (permitsLoopback: boolean) => {
  const options = {
    keepAlive: false,
    // Single addresses only: a CIDR range of the other family makes the library warn.
    allowIPAddressList: permitsLoopback ? ['127.0.0.1', '::1'] : [],
  };
  return {
    'http:': new RequestFilteringHttpAgent(options),
    'https:': new RequestFilteringHttpsAgent({ ...options, rejectUnauthorized: true, minVersion: 'TLSv1.2' }),
  };
};

export class HttpWebhookSender implements WebhookSender {
  readonly #agents: ReturnType<typeof openAgents>;
  readonly #isPermitted: (address: string) => boolean;
  readonly #lookup: ReturnType<typeof guardedLookup>;
  readonly #limits: Readonly<{ connect: number; whole: number }>;

  constructor({ permitsLoopback, resolve = resolveByNameServers(), limits = standardLimits }: Deps) {
    this.#agents = openAgents(permitsLoopback);
    this.#isPermitted = (address) =>
      isPublicAddress(address) || (permitsLoopback && isLoopbackAddress(address));
    this.#lookup = guardedLookup(resolve, this.#isPermitted);
    this.#limits = limits;
  }

  async send(message: WebhookRequest, signal: AbortSignal): Promise<WebhookAnswer | null> {
    const began = performance.now();
    const millis = (): number => Math.round(performance.now() - began);
    const over = new AbortController();
    const whole = setTimeout(() => over.abort('timeout'), this.#limits.whole);
    const connecting = setTimeout(() => over.abort('connect-timeout'), this.#limits.connect);
    const stop = AbortSignal.any([signal, over.signal]);
    try {
      const response = await this.#ask(message, stop, () => clearTimeout(connecting));
      const answer = await readAnswer(response, stop);
      const status = response.statusCode ?? null;
      return {
        status,
        error: null,
        answer,
        retryAfter: response.headers['retry-after'] ?? null,
        millis: millis(),
      };
    } catch (error) {
      if (signal.aborted) return null;
      const reason = over.signal.aborted ? (over.signal.reason as SendError) : sendErrorOf(error);
      return { status: null, error: reason, answer: null, retryAfter: null, millis: millis() };
    } finally {
      clearTimeout(whole);
      clearTimeout(connecting);
    }
  }

  /** The answer's head. */
  #ask(
    { url, headers, body }: WebhookRequest,
    signal: AbortSignal,
    connected: () => void,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const target = new URL(url);
      const isTls = target.protocol === 'https:';
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: this.#lookup,
        signal,
      };
      const asked: ClientRequest = isTls
        ? requestHttps(target, { ...options, agent: this.#agents['https:'] })
        : requestHttp(target, { ...options, agent: this.#agents['http:'] });
      asked.once('socket', (socket) => void socket.once(isTls ? 'secureConnect' : 'connect', connected));
      asked.once('response', resolve);
      // Also after the answer: a connection that breaks then has no other listener.
      asked.on('error', reject);
      asked.end(body);
    });
  }
}
