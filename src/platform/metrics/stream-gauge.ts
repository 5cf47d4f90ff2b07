import type { Gauge } from '#kernel/gauge.ts';
import type { EventStreams } from '../http/event-streams.ts';

/** Open live-event streams of merchants. */
export const streamGauge = (streams: EventStreams): Gauge => ({
  name: 'plateno_event_streams',
  help: 'Open live-event streams of this process.',
  read: async () => streams.count,
});
