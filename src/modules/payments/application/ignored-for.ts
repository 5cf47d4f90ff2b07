import type { IgnoredFor } from '../domain/webhook-event.ts';
import type { WebhookEvent } from '../ports/webhook-events.ts';

/**
 * The reason to ignore an event; null when it must be handled. An ignored event is acknowledged: the provider sends a
 * refused one again for days and then disables the endpoint.
 */
export const ignoredForOf = (
  { isHandled, liveMode }: Pick<WebhookEvent, 'isHandled' | 'liveMode'>,
  isLive: boolean,
): IgnoredFor | null => {
  if (liveMode !== isLive) return 'MODE';
  return isHandled ? null : 'TYPE';
};
