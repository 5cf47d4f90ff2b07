import { describe, expect, it } from 'vitest';
import { TypedDetails } from '#modules/links/index.ts';
import { describeTypedDetails, typedBefore } from '#test/contracts/typed-details.ts';
import { insertLink } from '#test/support/insert-rows.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';

const details = {
  customerName: typedBefore.customerName,
  customerEmail: typedBefore.customerEmail,
  buyer: { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' },
} as const;

const openAttempts = async () => {
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
const unpaid = `update payments set status = 'FAILED', succeeded_at = null where id = ?`;

describeTypedDetails('the payments module', async () => {
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
});

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
    const typedDetails = fixture.get(TypedDetails);
    await ageTo(59);
    expect(await typedDetails.ofAttempt(paymentLinkId, key)).toEqual(typedBefore);
    await ageTo(60);
    expect(await typedDetails.ofAttempt(paymentLinkId, key)).toBeNull();
    await fixture.close();
  });
});
