import type { Logger } from 'pino';

/**
 * URL of a webhook endpoint, and the secret that signs its events. With `isConnect` it receives the events of connected
 * accounts and no others; without it the platform's own.
 */
export type WebhookSettings = {
  readonly url: string;
  readonly secret: string;
  readonly isConnect?: boolean;
};

/**
 * A key besides the secret one: it may do all but what `refuses` names by method and path, such as `GET /v1/charges*`,
 * with `*` as wildcard.
 */
export type RestrictedKey = { readonly key: string; readonly refuses: readonly string[] };

/** Settings of a sandbox; `port` 0 takes a free one. */
export type SandboxSettings = {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** Base URL for browsers; `http://localhost:<port>` unless given. */
  readonly publicUrl?: string;
  readonly secretKey: string;
  readonly controlToken: string;
  readonly webhooks: readonly WebhookSettings[];
  readonly restrictedKeys?: readonly RestrictedKey[];
  /** Language of pages whose session names none. */
  readonly language?: 'bg' | 'en';
  readonly logLevel?: string;
  /** Takes the lines instead of a log of its own. */
  readonly log?: Logger;
};

const livePrefixes = ['sk_live_', 'rk_live_', 'pk_live_'];

/** True for a key that could move real money. */
export const isLiveKey = (key: string): boolean => livePrefixes.some((prefix) => key.startsWith(prefix));

/**
 * Refuses settings under which the sandbox would be dangerous or unreachable.
 * @throws Error for a live key, an unusual key or an empty control token
 */
export const checkSettings = (settings: SandboxSettings): void => {
  if (isLiveKey(settings.secretKey)) {
    throw new Error('The sandbox refuses live keys: give it a key that begins with sk_test_.');
  }
  if (!/^(sk|rk)_test_[\w-]+$/.test(settings.secretKey)) {
    throw new Error('The sandbox needs a test key: one that begins with sk_test_ or rk_test_.');
  }
  const unusual = settings.restrictedKeys?.find(({ key }) => !/^rk_test_[\w-]+$/.test(key));
  if (unusual) throw new Error('A restricted key of the sandbox begins with rk_test_.');
  if (settings.controlToken === '') throw new Error('The sandbox needs a control token that is not empty.');
};
