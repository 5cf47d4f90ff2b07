import { eventType } from '#kernel/events.ts';

/** The link can no longer be paid: subscribers expire open checkout sessions at the provider. */
export const LinkClosed = eventType<{ paymentLinkId: number }>('links.LinkClosed');
