import { startTrial } from '#contract/links/link-trials.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';

/** Opens a link in test mode: what a customer sees, without a payment. `failed`: the toast when the server gives no reason. */
export const useTrial = (paymentLinkId: number, failed: string) => {
  const { isPending, isDone, press } = useAction({
    send: () => call(startTrial, { params: { id: paymentLinkId } }),
    onDone: ({ url }) => window.location.assign(url),
    failed,
  });
  return { busy: isPending || isDone, press: () => press() };
};
