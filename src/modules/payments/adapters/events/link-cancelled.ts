import { subscription, type Subscription } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { LinkCancelled } from '#modules/links/index.ts';
import { endSessionsOfLink } from '../../application/jobs.ts';

/** Enqueues a job in the transaction that cancels the link; the provider is called by the job. */
export const onLinkCancelled = ({ jobs }: Readonly<{ jobs: Jobs }>): Subscription =>
  subscription(LinkCancelled, ({ paymentLinkId }) =>
    jobs.enqueue(endSessionsOfLink, { linkId: paymentLinkId, exceptPaymentId: null }),
  );
