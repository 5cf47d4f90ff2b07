import { PaymentsOfLinks } from '#modules/links/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { typedBefore } from '#test/contracts/payments-of-links.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

const details = {
  customerName: typedBefore.customerName,
  customerEmail: typedBefore.customerEmail,
  buyer: { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' },
} as const;

export const openAttempts = async () => {
  const fixture = await createInvoicesFixture();
  const merchantId = await fixture.addMerchant();
  const paymentLinkId = await insertLink(fixture.database, merchantId);
  return {
    fixture,
    merchantId,
    paymentLinkId,
    addAttempt: () => addAttempt(fixture, merchantId, paymentLinkId),
  };
};

/** An ended attempt of a minute ago to pay the link. */
const addAttempt = async (fixture: InvoicesFixture, merchantId: number, paymentLinkId: number) => {
  const { paymentId } = await fixture.addPayment(merchantId, { paymentLinkId });
  await fixture.database.rows(
    `update payments set customer_name = :customerName, customer_email = :customerEmail, buyer = cast(:buyer as jsonb)
     where id = :paymentId`,
    { ...details, buyer: JSON.stringify(details.buyer), paymentId },
  );
  const [row] = await fixture.database.rows<{ key: string }>(
    `insert into payment_attempts (payment_id, seq, provider_key, provider_request, state, expires_at, created_at,
       updated_at)
     values (:paymentId, 9, gen_random_uuid(), '{}', 'ENDED', :now, :created, :now) returning provider_key as key`,
    { paymentId, now: fixture.clock.now(), created: new Date(fixture.clock.now().getTime() - 60_000) },
  );
  return { paymentId, key: row!.key };
};

export const unpaid = `update payments set status = 'FAILED', succeeded_at = null where id = ?`;

/** A link with a payment for each of these sums in minor units that are refunded of it, in the order of the payments. */
const addPaidLink = async (
  { database, addPayment }: InvoicesFixture,
  merchantId: number,
  refunds: readonly number[],
): Promise<number> => {
  const paymentLinkId = await insertLink(database, merchantId);
  for (const [place, refunded] of refunds.entries()) {
    const { paymentId } = await addPayment(merchantId, { paymentLinkId });
    await database.rows(
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

export const openPaymentsOfLinks: Opener<'PaymentsOfLinks'> = async () => {
  const { fixture, merchantId, paymentLinkId, addAttempt: add } = await openAttempts();
  const [left, paid] = [await add(), await add()];
  await fixture.database.rows(unpaid, [left.paymentId]);
  const all = 1_000_000;
  const link = (...refunds: readonly number[]) => addPaidLink(fixture, merchantId, refunds);
  const held = await link(0);
  await fixture.database.rows(
    `update payments set status = 'PROCESSING', mismatch = 'CHARGED_AMOUNT', succeeded_at = null
     where payment_link_id = :held`,
    { held },
  );
  return {
    paymentsOfLinks: fixture.get(PaymentsOfLinks),
    links: {
      held,
      fresh: await link(),
      partial: await link(100),
      full: await link(all),
      kept: await link(0),
      paidTwice: await link(0, all),
      tried: paymentLinkId,
    },
    key: left.key,
    paidKey: paid.key,
    close: fixture.close,
  };
};
