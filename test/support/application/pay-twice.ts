import { expect } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { TestApplication } from '../application.ts';
import type { OpenCheckout } from './build.ts';

/**
 * Two customers on one single-use link: the money of the first is still processing (its session is complete, the
 * link not yet paid) when the second opens the link and pays. Once the first settles, it is the duplicate.
 */
export const payTwice = async (
  shop: TestApplication,
  single: PaymentLink,
): Promise<[OpenCheckout, OpenCheckout]> => {
  const first = await shop.openCheckout(single, { customerName: 'Първи' });
  await shop.control.pay({ session: first.sessionId, later: 'succeeds' });
  expect((await shop.returnFrom(first)).status).toBe('PROCESSING');
  const second = await shop.openCheckout(single, { customerName: 'Втори' });
  await shop.control.pay({ session: second.sessionId });
  return [first, second];
};
