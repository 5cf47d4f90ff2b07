import { HeldLinks } from '#modules/links/index.ts';
import { describeHeldLinks } from '#test/contracts/held-links.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { createInvoicesWorld } from '#test/support/invoices-world.ts';

describeHeldLinks('the payments module', async () => {
  const world = await createInvoicesWorld();
  const merchantId = await world.addMerchant();
  const addPaidLink = async () => {
    const linkId = await insertLink(world.database, merchantId);
    const { paymentId } = await world.addPayment(merchantId, { linkId });
    return { linkId, paymentId };
  };
  const [held, paid] = [await addPaidLink(), await addPaidLink()];
  await world.database.rows(
    `update payments set status = 'PROCESSING', mismatch = 'CHARGED_AMOUNT', succeeded_at = null where id = :id`,
    { id: held.paymentId },
  );
  return { heldLinks: world.get(HeldLinks), heldId: held.linkId, paidId: paid.linkId, close: world.close };
});
