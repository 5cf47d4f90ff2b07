import { eventType } from '#kernel/events.ts';

/** The link cannot be paid any more: subscribers end open sessions at the provider. */
export const LinkCancelled = eventType<{ paymentLinkId: number }>('links.LinkCancelled');
