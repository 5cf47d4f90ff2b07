import type { ProviderEvent } from '#contract/payments/provider-events.ts';
import { EventList } from './EventList.tsx';
import { EventShow } from './EventShow.tsx';

export default {
  name: 'provider-events',
  list: EventList,
  show: EventShow,
  recordRepresentation: (event: ProviderEvent) => event.eventId,
};
