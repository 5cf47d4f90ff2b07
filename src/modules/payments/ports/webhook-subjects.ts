import { token } from '#kernel/token.ts';
import type { WebhookEvent } from './webhook-events.ts';

/** Handles webhook events about objects of the provider that are no payments. Modules to the right contribute one each. */
export interface WebhookSubject {
  /** The provider's kinds of objects, such as `payout`. */
  readonly objects: readonly string[];
  /**
   * Fetches the state of the object; the payload is not trusted.
   * @returns false when the object belongs to no account that was made here
   * @throws Error when the event must be handled again
   */
  handle(event: Pick<WebhookEvent, 'type' | 'account' | 'pointsAt'>): Promise<boolean>;
}
export const WebhookSubjects = token<WebhookSubject>('payments.WebhookSubjects');
