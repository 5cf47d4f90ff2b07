import { subscription, type Subscription } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { LinkClosed } from '#modules/links/index.ts';
import { endSessionsOfLink } from '../../application/jobs.ts';

/** Enqueues a job in the transaction that closes the link; the provider is called by the job. */
export const onLinkClosed = ({ jobs }: Readonly<{ jobs: Jobs }>): Subscription =>
  subscription(LinkClosed, ({ paymentLinkId }) =>
    jobs.enqueue(endSessionsOfLink, { linkId: paymentLinkId, exceptPaymentId: null }),
  );
