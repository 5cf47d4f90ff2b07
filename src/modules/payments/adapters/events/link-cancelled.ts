import { subscription, type Subscription } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { LinkCancelled } from '#modules/links/index.ts';
import { endSessionsOfLink } from '../../application/jobs.ts';

/** In the transaction that cancels the link only the wish is stored; the provider is told by a job. */
export const onLinkCancelled = ({ jobs }: Readonly<{ jobs: Jobs }>): Subscription =>
  subscription(LinkCancelled, ({ paymentLinkId }) =>
    jobs.enqueue(endSessionsOfLink, { linkId: paymentLinkId, exceptPaymentId: null }),
  );
