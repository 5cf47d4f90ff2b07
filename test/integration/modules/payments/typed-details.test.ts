import { PaymentsOfLinks } from '#modules/links/index.ts';
import { typedBefore } from '#test/contracts/payments-of-links.ts';
import { openAttempts, unpaid } from '#test/integration/contracts/openers/payments-of-links.ts';
import { describe, expect, it } from 'vitest';

describe('the age of an attempt', () => {
  it('an attempt gives what was typed for one hour', async () => {
    const { fixture, paymentLinkId, addAttempt: add } = await openAttempts();
    const { paymentId, key } = await add();
    await fixture.database.rows(unpaid, [paymentId]);
    const ageTo = (minutes: number) =>
      fixture.database.rows('update payment_attempts set created_at = :at where provider_key = :key', {
        key,
        at: new Date(fixture.clock.now().getTime() - minutes * 60_000),
      });
    const paymentsOfLinks = fixture.get(PaymentsOfLinks);
    await ageTo(59);
    expect(await paymentsOfLinks.typedIn(paymentLinkId, key)).toEqual(typedBefore);
    await ageTo(60);
    expect(await paymentsOfLinks.typedIn(paymentLinkId, key)).toBeNull();
    await fixture.close();
  });
});
