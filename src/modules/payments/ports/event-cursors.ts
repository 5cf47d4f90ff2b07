import { token } from '#kernel/token.ts';

/** How far the undelivered events have been read, by the name of each list (the provider, or one of its accounts). */
export interface EventCursors {
  get(list: string): Promise<string | null>;
  move(list: string, cursor: string, now: Date): Promise<void>;
}
export const EventCursors = token<EventCursors>('payments.EventCursors');
