import { system } from '#kernel/actor.ts';
import { ApplySettlementEffects } from '#modules/payments/application/apply-settlement-effects.ts';
import { ApplySnapshot } from '#modules/payments/application/apply-snapshot.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { SettlePayment } from '#modules/payments/application/settle-payment.ts';
import { openContext } from './checkout-context.ts';

type Context = ReturnType<typeof openContext>;
type Deps = ConstructorParameters<typeof ApplySettlementEffects>[0] &
  ConstructorParameters<typeof ApplySnapshot>[0];

/** Settles with some dependencies in place of those of the context. */
export const settleWith = (context: Context, paymentId: number, deps: Partial<Deps>) =>
  new SettlePayment({
    ...context,
    attach: new AttachSession(context),
    apply: new ApplySnapshot({ ...context, ...deps }),
    applyEffects: new ApplySettlementEffects({ ...context, ...deps }),
  }).execute({ actor: system('tests'), paymentId });

/** A payment whose session is open. */
export const openedSession = async (facts: Parameters<typeof openContext>[0] = {}) => {
  const context = openContext(facts);
  const { paymentId } = await context.checkout(facts.link?.amount && { amount: facts.link.amount });
  return { ...context, paymentId, sessionId: await context.sessionOf(paymentId) };
};

/** Two sessions of one link that is paid at both. @returns the payments in the order in which they are settled */
export const paidTwice = async (isSingle: boolean, second: Readonly<{ amountMinor?: number }> = {}) => {
  const context = openContext({ link: { isSingle } });
  const late = await context.checkout({ customerEmail: 'one@example.com' });
  const lateSession = await context.sessionOf(late.paymentId);
  context.cardProvider.change(lateSession, { session: 'EXPIRED' });
  await context.settle(late.paymentId);
  const first = await context.checkout({ customerEmail: 'two@example.com' });
  context.cardProvider.pay(await context.sessionOf(first.paymentId));
  await context.settle(first.paymentId);
  context.cardProvider.pay(lateSession, second);
  await context.settle(late.paymentId);
  return { ...context, first: first.paymentId, second: late.paymentId };
};
