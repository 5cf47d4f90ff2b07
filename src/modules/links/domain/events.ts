import { eventType } from '#kernel/events.ts';

/** The link can no longer be paid: subscribers expire open checkout sessions at the provider. */
export const LinkCancelled = eventType<{ paymentLinkId: number }>('links.LinkCancelled');
