import { token } from '#kernel/token.ts';
import type { PushSubscription } from './push-subscriptions.ts';

/** What the service worker of the portal shows. */
export type PushMessage = Readonly<{
  title: string;
  body: string;
  /** The page that opens, a path of the portal. */
  path: string;
  /** A later message with the same tag replaces this one. */
  tag: string;
  language: string;
}>;

/** Sends messages to the push services of browsers, encrypted for them, with the keys of the installation (VAPID, RFC 8292). */
export interface PushSender {
  /**
   * GONE: the push service no longer knows the browser.
   * @throws Error when a retry may succeed
   */
  send(
    to: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
  ): Promise<'SENT' | 'GONE'>;
  /** The public key of the installation, in base64url: made once and stored, the private key sealed with SECRETS_KEY. */
  publicKey(): Promise<string>;
  /** Seals the private key with the current key of SECRETS_KEY. */
  reseal(): Promise<void>;
}
export const PushSender = token<PushSender>('notifications.PushSender');
