import type { IgnoredFor } from '../ports/provider-inbox.ts';
import type { ProviderSignal } from '../ports/provider-signals.ts';

type Concern = Readonly<{ types: readonly string[]; isLive: boolean }>;

/**
 * Why nothing follows from an event; null when something may. An ignored event is acknowledged all the same: the
 * provider would send a refused one again for days, and then switch the endpoint off.
 */
export const ignoredForOf = (
  { type, liveMode }: Pick<ProviderSignal, 'type' | 'liveMode'>,
  { types, isLive }: Concern,
): IgnoredFor | null => {
  if (liveMode !== isLive) return 'MODE';
  return types.includes(type) ? null : 'TYPE';
};
