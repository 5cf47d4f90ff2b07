/** Where a sandbox's events are sent, and the secret that signs them. */
export type WebhookSettings = { readonly url: string; readonly secret: string };

/** What the sandbox needs to start; `port` 0 takes a free one. */
export type SandboxSettings = {
  readonly databaseUrl: string;
  readonly host: string;
  readonly port: number;
  /** The address browsers use; `http://localhost:<port>` unless given. */
  readonly publicUrl?: string;
  readonly secretKey: string;
  readonly controlToken: string;
  readonly webhooks: readonly WebhookSettings[];
  /** The language of pages whose session asks for none. */
  readonly language?: 'bg' | 'en';
  readonly logLevel?: string;
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
  if (settings.controlToken === '') throw new Error('The sandbox needs a control token that is not empty.');
};
