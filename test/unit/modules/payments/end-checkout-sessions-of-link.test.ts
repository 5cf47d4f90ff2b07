import { describe, expect, it } from 'vitest';
import { EndCheckoutSessionsOfLink } from '#modules/payments/application/end-checkout-sessions-of-link.ts';
import { paymentLinkId, openContext } from './checkout-context.ts';

/** Three payments of one REUSABLE link whose sessions are open. */
const opened = async () => {
  const context = openContext({ link: { isSingle: false } });
  const endSessionsOfLink = new EndCheckoutSessionsOfLink({ ...context, links: context.links });
  const ids = [
    (await context.checkout()).paymentId,
    (await context.checkout()).paymentId,
    (await context.checkout()).paymentId,
  ] as const;
  const end = (exceptPaymentId: number | null = null) =>
    endSessionsOfLink.execute({ paymentLinkId, exceptPaymentId });
  const statuses = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const id of ids) found.push((await context.recordOf(id)).status);
    return found;
  };
  return { ...context, ids, end, statuses };
};

describe('sessions of a payment link', () => {
  it('all sessions of a link that cannot be paid end, except that of the payment that paid it', async () => {
    const { ids, end, statuses, linkState, cardProvider } = await opened();
    linkState.isPaid = true;
    await end(ids[1]);
    expect(await statuses()).toEqual(['CANCELLED', 'PENDING', 'CANCELLED']);
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it('sessions of a link that can be paid stay open', async () => {
    const { end, statuses } = await opened();
    await end();
    expect(await statuses()).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  it('sessions that were paid before they end are settled as paid', async () => {
    const { ids, end, statuses, linkState, cardProvider, sessionOf } = await opened();
    cardProvider.pay(await sessionOf(ids[0]));
    linkState.isPaid = true;
    await end();
    expect(await statuses()).toEqual(['SUCCEEDED', 'CANCELLED', 'CANCELLED']);
  });

  it('sessions of a link end once, however often the job runs', async () => {
    const { end, linkState, cardProvider } = await opened();
    linkState.isPaid = true;
    await end();
    const calls = cardProvider.calls.length;
    await end();
    expect(cardProvider.calls).toHaveLength(calls);
  });
});
