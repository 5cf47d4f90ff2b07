import { token } from '#kernel/token.ts';
import type { KeyPair } from './push-keys.ts';
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

/** Sends a message to the push service of a browser, encrypted for it. */
export interface PushSender {
  /**
   * GONE: the push service no longer knows the browser.
   * @throws Error when a retry may succeed
   */
  send(
    to: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    keys: KeyPair,
  ): Promise<'SENT' | 'GONE'>;
}
export const PushSender = token<PushSender>('notifications.PushSender');
