import { HeldLinks } from '#modules/links/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

export const openHeldLinks: Opener<'HeldLinks'> = async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  const addPaidLink = async () => {
    const paymentLinkId = await insertLink(fixture.database, merchantId);
    const { paymentId } = await fixture.addPayment(merchantId, { paymentLinkId });
    return { paymentLinkId, paymentId };
  };
  const [held, paid] = [await addPaidLink(), await addPaidLink()];
  await fixture.database.rows(
    `update payments set status = 'PROCESSING', mismatch = 'CHARGED_AMOUNT', succeeded_at = null where id = :id`,
    { id: held.paymentId },
  );
  return {
    heldLinks: fixture.get(HeldLinks),
    heldId: held.paymentLinkId,
    paidId: paid.paymentLinkId,
    close: fixture.close,
  };
};
