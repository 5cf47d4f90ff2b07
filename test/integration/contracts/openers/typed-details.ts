import { TypedDetails } from '#modules/links/index.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { typedBefore } from '#test/contracts/typed-details.ts';
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
  return { fixture, paymentLinkId, addAttempt: () => addAttempt(fixture, merchantId, paymentLinkId) };
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

export const openTypedDetails: Opener<'TypedDetails'> = async () => {
  const { fixture, paymentLinkId, addAttempt: add } = await openAttempts();
  const [left, paid] = [await add(), await add()];
  await fixture.database.rows(unpaid, [left.paymentId]);
  return {
    typedDetails: fixture.get(TypedDetails),
    paymentLinkId,
    key: left.key,
    paidKey: paid.key,
    close: fixture.close,
  };
};
