import type { Gauge } from '#kernel/gauge.ts';
import type { EventStreams } from '../http/event-streams.ts';

/** Merchants who are being told of their payments as these succeed. */
export const streamGauge = (streams: EventStreams): Gauge => ({
  name: 'plateno_event_streams',
  help: 'Streams of events that this process holds open.',
  read: async () => streams.count,
});
