import type { IgnoredFor } from '../domain/webhook-event.ts';
import type { WebhookEvent } from '../ports/webhook-events.ts';

/**
 * Why nothing follows from an event; null when something may. An ignored event is acknowledged all the same: the
 * provider would send a refused one again for days, and then switch the endpoint off.
 */
export const ignoredForOf = (
  { isActedOn, liveMode }: Pick<WebhookEvent, 'isActedOn' | 'liveMode'>,
  isLive: boolean,
): IgnoredFor | null => {
  if (liveMode !== isLive) return 'MODE';
  return isActedOn ? null : 'TYPE';
};
