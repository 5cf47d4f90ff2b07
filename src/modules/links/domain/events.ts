import { eventType } from '#kernel/events.ts';

/** Nobody may pay it any more: open sessions at the provider are to be ended. */
export const LinkCancelled = eventType<{ linkId: number }>('links.LinkCancelled');
