import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { readMail } from '#test/support/read-mail.ts';

let shop: TestApplication;
let merchant: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ writesToMerchants: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  merchant = await shop.addMerchant();
});

/** Makes the last proof sixteen minutes old. */
const letProofGrowOld = () =>
  shop.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);
const prove = async (): Promise<void> => {
  accepted(await merchant.api.post('/auth/prove', { password }));
};
const proofNeeded = { status: 403, body: { code: 'access.proof-needed' } };

const profileWith = (email: string) => ({
  businessName: 'Работилница „Дърво и камък“ ООД',
  businessType: 'SERVICE',
  email,
  phoneNumber: '0888 123 456',
  address: 'гр. Пловдив',
});
const terms = { vatRegistration: 'NONE', fiscalMode: 'OWN_TILL', language: 'bg' };
const iban = 'BG80BNBG96611020345678';

/** Change notifications that the e-mail has received so far. */
const notificationsTo = (email: string) =>
  shop.mailbox.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => readMail(raw))
    .filter(({ headers }) => headers.get('message-id')?.includes('-changed-'))
    .map(({ headers, parts }) => ({
      subject: headers.get('subject'),
      text: String(parts[0]!.content),
    }));

describe('a proof of the password older than fifteen minutes', () => {
  test('a merchant without a recent proof must prove the password to change its e-mail, and the old e-mail gets a notification', async () => {
    const email = `new-${merchant.id}@example.bg`;
    accepted(await merchant.api.put('/merchants/me/fiscal-profile', terms));
    await letProofGrowOld();
    expect((await merchant.api.put('/merchants/me', profileWith(merchant.email))).status).toBe(200);
    expect(await merchant.api.put('/merchants/me', profileWith(email))).toMatchObject(proofNeeded);
    await prove();
    expect((await merchant.api.put('/merchants/me', profileWith(email))).status).toBe(200);
    await shop.drain();
    const [mail, ...more] = notificationsTo(merchant.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Имейлът на профила ви е сменен' });
    expect(mail!.text).toContain('Ако промяната не е ваша');
    expect(notificationsTo(email)).toEqual([]);
  });

  test('a merchant without a recent proof must prove the password to change its IBAN, and gets a notification', async () => {
    await letProofGrowOld();
    const put = (about: object) => merchant.api.put('/merchants/me/fiscal-profile', { ...terms, ...about });
    expect((await put({ language: 'en' })).status).toBe(200);
    expect(await put({ language: 'en', iban })).toMatchObject(proofNeeded);
    await prove();
    expect((await put({ language: 'en', iban })).status).toBe(200);
    await shop.drain();
    const [mail] = notificationsTo(merchant.email);
    expect(mail).toMatchObject({ subject: 'The bank account of your profile was changed' });
    // No part of the IBAN: other people may read the mailbox.
    expect(mail!.text).not.toContain(iban.slice(-4));
  });

  test('a merchant without a recent proof must prove the password to refund more than 1,000 euro of one payment', async () => {
    const link = await shop.createLink(merchant, { amount: 2_000 });
    const { paymentId, sessionId } = await shop.openCheckout(link);
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
    const refund = (amount: number, key: string = crypto.randomUUID()) =>
      merchant.api.post(`/payments/${paymentId}/refunds`, { amount }, { 'idempotency-key': key });
    await letProofGrowOld();
    expect(await refund(1_000.01)).toMatchObject(proofNeeded);
    expect((await refund(600)).status).toBe(201);
    // Together with the refund before it exceeds the limit.
    expect(await refund(400.01, 'repeated-refund')).toMatchObject(proofNeeded);
    await prove();
    // The web repeats the call with the same Idempotency-Key.
    expect((await refund(400.01, 'repeated-refund')).status).toBe(201);
  });

  test('a merchant without a recent proof refunds 1,000 euro of many payments within an hour, and not more by two calls at once', async () => {
    const paid = async () => {
      const { paymentId, sessionId } = await shop.openCheckout(
        await shop.createLink(merchant, { amount: 900 }),
      );
      await shop.control.pay({ session: sessionId });
      await shop.drain();
      expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
      return paymentId;
    };
    const ids = [await paid(), await paid(), await paid(), await paid()];
    const refund = (place: number, amount: number) =>
      merchant.api.post(`/payments/${ids[place]}/refunds`, { amount });
    await letProofGrowOld();
    expect((await refund(0, 800)).status).toBe(201);
    const atOnce = await Promise.all([refund(1, 120), refund(2, 120), refund(3, 120)]);
    expect(atOnce.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403]);
    expect((await refund(0, 80)).status).toBe(201);
    expect(await refund(0, 0.01)).toMatchObject(proofNeeded);
    // Each refund must have become an hour old, not the newest one only.
    await shop.database.rows(
      `update refunds set created_at = created_at - interval '1 hour' where amount_minor = 80000`,
    );
    expect((await refund(0, 0.01)).status).toBe(201);
    expect(await refund(1, 780)).toMatchObject({ status: 201 });
    expect(await refund(2, 20)).toMatchObject(proofNeeded);
    await prove();
    expect((await refund(2, 20)).status).toBe(201);
  });
});
