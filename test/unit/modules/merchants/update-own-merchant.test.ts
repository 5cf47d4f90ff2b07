import { expect, it } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { UpdateOwnMerchant } from '#modules/merchants/application/update-own-merchant.ts';
import { MerchantEmailTaken, MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import { admin, form, merchantsFixture, userOf } from './merchants-fixture.ts';

const { password: _, language: __, actor: ___, ...profile } = form;

const opened = async () => {
  const fixture = merchantsFixture();
  const id = await fixture.addMerchant();
  const update = new UpdateOwnMerchant(fixture);
  return {
    ...fixture,
    id,
    update: (about: Partial<typeof profile>, actor = userOf('MERCHANT', id)) =>
      update.execute({ ...profile, ...about, actor }),
    proved: userOf('MERCHANT', id, fixture.clock.now()),
  };
};

it('an own profile is normalised and stored, and the changed fields are audited; the slug stays', async () => {
  const { update, audited, enqueued } = await opened();
  expect(await update({ businessName: ' Пекарна   Варна ' })).toMatchObject({
    businessName: 'Пекарна Варна',
    slug: 'pekarna-sofia',
  });
  expect(audited).toMatchObject([{ action: 'merchant.profile-changed', data: { fields: ['businessName'] } }]);
  expect(enqueued).toEqual([]);
});

it('a new EIK of another company than the stored VAT number is refused at its field', async () => {
  const fixture = merchantsFixture();
  const id = await fixture.addMerchant({ taxId: 'BG175074752' });
  const update = new UpdateOwnMerchant(fixture);
  const actor = userOf('MERCHANT', id);
  await expect(update.execute({ ...profile, taxId: '831902088', actor })).rejects.toMatchObject({
    fields: [{ field: 'taxId', code: 'fields.numbers-of-two' }],
  });
  expect(await update.execute({ ...profile, taxId: '175074752', actor })).toMatchObject({
    taxId: '175074752',
  });
});

it('only the merchant itself updates its profile', async () => {
  const { update, audited } = await opened();
  await expect(update({}, anonymous)).rejects.toThrow(SignInNeeded);
  await expect(update({}, admin)).rejects.toThrow(NotAllowed);
  expect(audited).toEqual([]);
});

it('a SUSPENDED or INACTIVE merchant cannot change its profile', async () => {
  const { update, merchants, id, clock } = await opened();
  for (const status of ['SUSPENDED', 'INACTIVE'] as const) {
    await merchants.change(id, (merchant) => merchant.changeStatus(status, clock.now()), { actor: admin });
    await expect(update({ address: 'Варна' })).rejects.toThrow(MerchantSuspended);
  }
  expect(merchants.all[0]!.address).toBe('София');
});

it('another e-mail of a merchant needs a recent proof, and the previous one gets a notification', async () => {
  const { update, proved, enqueued, merchants } = await opened();
  const email = 'new@example.bg';
  await expect(update({ email })).rejects.toThrow(ProofNeeded);
  expect(merchants.all[0]!.email).toBe(form.email);
  await update({ email }, proved);
  expect(merchants.all[0]!.email).toBe(email);
  expect(enqueued).toMatchObject([
    { name: 'merchants.notice-of-change', data: { changed: 'email', to: form.email } },
  ]);
});

it('the e-mail of another merchant is refused without audit entry and notification', async () => {
  const { update, addMerchant, proved, audited, enqueued } = await opened();
  await addMerchant({ email: 'taken@example.bg' });
  await expect(update({ email: 'taken@example.bg' }, proved)).rejects.toThrow(MerchantEmailTaken);
  expect([audited, enqueued]).toEqual([[], []]);
});

it('all invalid fields of a profile are refused together', async () => {
  const { update } = await opened();
  const refused = update({ phoneNumber: 'call me', taxId: '123' });
  await expect(refused).rejects.toThrow(InvalidFields);
  await expect(refused).rejects.toMatchObject({ fields: [{ field: 'phoneNumber' }, { field: 'taxId' }] });
});
