import { describe, expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { AttachSession } from '#modules/payments/application/attach-session.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { FakeCardProvider } from '#test/fakes/fake-card-provider.ts';
import { openContext } from './checkout-context.ts';

const away = (): ProviderAway => new ProviderAway(new Error('timeout'));

/** A payment whose session is prepared and not opened, because the provider was away. */
const opened = async () => {
  const context = openContext();
  const { cardProvider, checkout, payments } = context;
  cardProvider.failNext('openCheckout', away());
  await expect(checkout()).rejects.toThrow(ProviderAway);
  const attachSession = new AttachSession(context);
  const paymentId = 1;
  const attach = async () => {
    const payment = (await payments.get(paymentId))!;
    const attempt = payment.toRecord().attempts[0]!;
    return attachSession.execute({ actor: system('tests'), payment, attempt });
  };
  const attempt = async () => (await payments.get(paymentId))!.toRecord().attempts[0]!;
  return { ...context, attach, attempt };
};

describe('a prepared session', () => {
  it('a prepared session is opened under its stored key and published to the merchant', async () => {
    const { attach, attempt, cardProvider, liveEvents } = await opened();
    const session = await attach();
    const { providerKey, ...stored } = await attempt();
    expect(stored).toMatchObject({ status: 'OPEN', sessionId: session.id, checkoutUrl: session.url });
    expect(await cardProvider.fetchCheckoutState(session.id)).toMatchObject({ key: providerKey });
    expect(liveEvents.published).toMatchObject([{ paymentId: 1, kind: 'OPENED' }]);
  });

  it('a session stays PREPARED while the provider is away', async () => {
    const { attach, attempt, cardProvider } = await opened();
    cardProvider.failNext('openCheckout', away());
    await expect(attach()).rejects.toThrow(ProviderAway);
    expect(await attempt()).toMatchObject({ status: 'PREPARED', sessionId: null });
  });

  it('a session that the provider refuses is REFUSED', async () => {
    const { attach, attempt, cardProvider } = await opened();
    cardProvider.failNext('openCheckout', new ProviderRefused('amount_too_small'));
    await expect(attach()).rejects.toThrow(ProviderRefused);
    expect(await attempt()).toMatchObject({ status: 'REFUSED' });
  });

  it('several calls that open a session at the same time get the same session', async () => {
    const { attach, cardProvider } = await opened();
    const sessions = await Promise.all([attach(), attach(), attach()]);
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
    expect(cardProvider.openSessions).toHaveLength(1);
  });

  it('a session opened by another call is returned when the provider refuses this call', async () => {
    const { attach, attempt, ...context } = await opened();
    const openCheckout = async () => {
      await attach();
      throw away();
    };
    const attachSession = new AttachSession({
      ...context,
      cardProvider: Object.assign(new FakeCardProvider(), { openCheckout }),
    });
    const payment = (await context.payments.get(1))!;
    const session = await attachSession.execute({
      actor: system('tests'),
      payment,
      attempt: await attempt(),
    });
    const { sessionId: id, checkoutUrl: url } = await attempt();
    expect(session).toEqual({ id, url });
  });
});

describe('an open session', () => {
  it('an open session is returned without a call to the provider', async () => {
    const { attach, cardProvider } = await opened();
    const session = await attach();
    const calls = cardProvider.calls.length;
    expect(await attach()).toEqual(session);
    expect(cardProvider.calls).toHaveLength(calls);
  });
});
