import type { Agent } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import webPush, { WebPushError } from 'web-push';
import type { Config } from '#platform/config.ts';
import { isLoopbackAddress, isPublicAddress } from '#platform/outbound/public-addresses.ts';
import { guardedLookup, resolveByNameServers } from '#platform/outbound/resolve-host.ts';
import type { PushMessage, PushSender } from '../../ports/push-sender.ts';
import type { PushSubscription } from '../../ports/push-subscriptions.ts';
import type { SqlPushKeys } from './sql-push-keys.ts';

type Deps = Readonly<{
  config: Pick<Config, 'mode' | 'publicUrl' | 'support'>;
  keys: Pick<SqlPushKeys, 'current' | 'reseal'>;
}>;

const timeoutMs = 10_000;
/** How long a push service keeps a message for a browser that is off. */
const keptSeconds = 3_600;
/** The push service knows the browser no longer (RFC 8030, 7.3). */
const goneStatuses = [404, 410];

/**
 * Two protections against addresses of the installation's own network, both when the connection is made: the agent of
 * request-filtering-agent, and a lookup of our own, which also knows the ranges that it lacks.
 */
export const openPushAgent = (permitsLoopback: boolean, options: Readonly<{ ca?: string }> = {}): Agent =>
  new RequestFilteringHttpsAgent({
    ...options,
    keepAlive: false,
    rejectUnauthorized: true,
    minVersion: 'TLSv1.2',
    allowIPAddressList: permitsLoopback ? ['127.0.0.1', '::1'] : [],
    lookup: guardedLookup(
      resolveByNameServers(),
      (address) => isPublicAddress(address) || (permitsLoopback && isLoopbackAddress(address)),
    ),
  });

/** The contact that push services may write to (RFC 8292, 2.1). */
const subjectOf = ({ publicUrl, support }: Deps['config']): string =>
  support.email === null ? publicUrl.replace(/^http:/, 'https:') : `mailto:${support.email}`;

export class WebPushSender implements PushSender {
  readonly #deps: Deps;
  readonly #agent: Agent;

  constructor(deps: Deps, agent: Agent = openPushAgent(deps.config.mode !== 'production')) {
    this.#deps = deps;
    this.#agent = agent;
  }

  async send(
    { endpoint, p256dh, auth }: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
  ): Promise<'SENT' | 'GONE'> {
    const pair = await this.#deps.keys.current();
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        agent: this.#agent,
        contentEncoding: 'aes128gcm',
        timeout: timeoutMs,
        TTL: keptSeconds,
        urgency: 'high',
        vapidDetails: { subject: subjectOf(this.#deps.config), ...pair },
      });
      return 'SENT';
    } catch (error) {
      if (error instanceof WebPushError && goneStatuses.includes(error.statusCode)) return 'GONE';
      throw error;
    }
  }

  async publicKey(): Promise<string> {
    return (await this.#deps.keys.current()).publicKey;
  }

  reseal(): Promise<void> {
    return this.#deps.keys.reseal();
  }
}
