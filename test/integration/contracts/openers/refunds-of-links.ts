import { RefundsOfLinks } from '#modules/links/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { createInvoicesFixture } from '#test/support/invoices-fixture.ts';

export const openRefundsOfLinks: Opener<'RefundsOfLinks'> = async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  /** @param refunds minor units refunded of each payment of one link, in the order of the payments */
  const addPaidLink = async (...refunds: readonly number[]): Promise<number> => {
    const paymentLinkId = await insertLink(fixture.database, merchantId);
    for (const [place, refunded] of refunds.entries()) {
      const { paymentId } = await fixture.addPayment(merchantId, { paymentLinkId });
      await fixture.database.rows(
        `update payments set refunded_amount_minor = least(:refunded, charge_amount_minor),
           succeeded_at = succeeded_at + :place * interval '1 minute',
           refund_status = case when :refunded = 0 then 'NONE' when :refunded >= charge_amount_minor then 'FULL'
             else 'PARTIAL' end
         where id = :paymentId`,
        { refunded, place, paymentId },
      );
    }
    return paymentLinkId;
  };
  const all = 1_000_000;
  return {
    refundsOfLinks: fixture.get(RefundsOfLinks),
    partialId: await addPaidLink(100),
    fullId: await addPaidLink(all),
    keptId: await addPaidLink(0),
    paidTwiceId: await addPaidLink(0, all),
    close: fixture.close,
  };
};
