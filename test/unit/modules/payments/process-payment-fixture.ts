import type { Actor } from '#kernel/actor.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { ProcessPayment } from '#modules/payments/application/process-payment.ts';
import { merchantId, merchantUser, openContext } from './checkout-context.ts';

type Context = ReturnType<typeof openContext>;
export type Deps = ConstructorParameters<typeof ProcessPayment>[0];

/** A payment whose session is open. */
export const openedPayment = async (context: Context = openContext()) => {
  const { paymentId, checkoutUrl } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  const { cardProvider } = context;
  const process = (actor: Actor = merchantUser, deps: Partial<Deps> = {}, id = paymentId) =>
    new ProcessPayment({ ...context, attach: new AttachSession(context), ...deps }).execute({
      actor,
      paymentId: id,
    });
  const expire = (): void => cardProvider.change(sessionId, { session: 'EXPIRED' });
  const attempts = async () => (await context.recordOf(paymentId)).attempts;
  const callsOf = (name: string): number => cardProvider.calls.filter((call) => call === name).length;
  const merchant = (await context.merchants.byId(merchantId))!;
  return { ...context, paymentId, checkoutUrl, sessionId, process, expire, attempts, callsOf, merchant };
};
