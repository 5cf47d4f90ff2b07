import type { Actor } from '#kernel/actor.ts';
import { ResolveMismatch } from '#modules/payments/application/resolve-mismatch.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import { admin } from './actors.ts';
import { openContext } from './checkout-context.ts';

export type Resolution = 'ACCEPT' | 'GIVE_BACK';

/** A payment that has captured nothing, and a function by which a person with a recent proof decides its mismatch. */
export const undecided = async () => {
  const context = openContext();
  const { paymentId } = await context.checkout();
  const sessionId = await context.sessionOf(paymentId);
  const provedNow = (actor: Actor): Actor =>
    actor.kind === 'user' ? { ...actor, provedAt: context.clock.now() } : actor;
  const resolveMismatch = new ResolveMismatch({ ...context, send: context.sendRefund });
  const resolve = (resolution: Resolution, actor: Actor = admin, id = paymentId) =>
    resolveMismatch.execute({ actor: provedNow(actor), paymentId: id, resolution, note: null });
  /** The same request again; how the first one ended is not known. */
  const repeat = (resolution: Resolution) =>
    resolveMismatch.execute({
      actor: provedNow(admin),
      paymentId,
      resolution,
      note: null,
      isRepeated: true,
    });
  return { ...context, paymentId, sessionId, resolve, repeat };
};

/** Captures another amount than asked: 99 euro in place of 100 by default. */
export const mismatched = async (about: Partial<CheckoutSnapshot> = { amountMinor: 9_900 }) => {
  const context = await undecided();
  const { cardProvider, sessionId } = context;
  cardProvider.pay(sessionId, about);
  await context.settle(context.paymentId);
  return { ...context, refundsMade: () => cardProvider.refundsOf(sessionId).length };
};
