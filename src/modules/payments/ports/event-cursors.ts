import { token } from '#kernel/token.ts';

/** Cursors of the undelivered events, by list: the provider's name, or `<provider>:<account>`. */
export interface EventCursors {
  get(list: string): Promise<string | null>;
  move(list: string, cursor: string, now: Date): Promise<void>;
}
export const EventCursors = token<EventCursors>('payments.EventCursors');
