/** Loads what reads the stream of live events: the first screen does not wait for it. */
export const loadReading = () => import('./live-event-of.ts');
