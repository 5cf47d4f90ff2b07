import { expect, it } from 'vitest';
import { InvalidFields } from '#kernel/failure.ts';
import { MerchantEmailTaken, TaxIdTaken } from '#modules/merchants/domain/failures.ts';
import { EmailTaken } from '#modules/users/index.ts';
import { form, merchantsFixture } from './merchants-fixture.ts';

it('a registered merchant is PENDING, with a user account, a history row, an audit entry and one mail', async () => {
  const { registerMerchant, merchants, merchantAccounts, actions, enqueued } = merchantsFixture();
  const { id } = await registerMerchant.execute(form);
  expect(merchants.all).toMatchObject([
    { id, status: 'PENDING', plan: 'STARTER', phoneNumber: '+359888123456', address: 'София', taxId: null },
  ]);
  expect(merchants.history).toMatchObject([{ merchantId: id, from: null, to: 'PENDING' }]);
  expect(merchantAccounts.done).toEqual([`create ${id}`]);
  expect(actions()).toEqual(['merchant.registered']);
  expect(enqueued).toEqual([
    { name: 'merchants.mail', data: { kind: 'RECEIVED', merchantId: id, fact: 'registration' } },
  ]);
});

it('a tax id given as a Bulgarian VAT number registers the merchant for VAT', async () => {
  const { registerMerchant } = merchantsFixture();
  const registered = await registerMerchant.execute({ ...form, taxId: 'BG 175074752' });
  expect(registered).toMatchObject({
    taxId: '175074752',
    vatRegistration: 'FULL',
    vatNumber: 'BG175074752',
  });
});

it('all invalid fields of a registration are refused together, and nothing is stored', async () => {
  const { registerMerchant, merchants, merchantAccounts } = merchantsFixture();
  const wrong = {
    businessName: 'http://example.bg',
    phoneNumber: 'call me',
    taxId: '123',
    password: 'short',
  };
  const refused = registerMerchant.execute({ ...form, ...wrong });
  await expect(refused).rejects.toThrow(InvalidFields);
  await expect(refused).rejects.toMatchObject({
    fields: [{ field: 'businessName' }, { field: 'phoneNumber' }, { field: 'taxId' }, { field: 'password' }],
  });
  expect([merchants.all, merchantAccounts.done]).toEqual([[], []]);
});

it('of two concurrent registrations with one e-mail or one tax id, one is refused', async () => {
  const { registerMerchant, actions } = merchantsFixture();
  const register = (about: Partial<typeof form>) => registerMerchant.execute({ ...form, ...about });
  const sameEmail = await Promise.allSettled([register({}), register({ email: 'PEKARNA@example.bg' })]);
  expect(sameEmail[1]).toMatchObject({
    status: 'rejected',
    reason: expect.any(MerchantEmailTaken) as object,
  });
  const taxId = '831641791';
  const sameTaxId = await Promise.allSettled([
    register({ email: 'a@example.bg', taxId }),
    register({ email: 'b@example.bg', taxId: `BG${taxId}` }),
  ]);
  expect(sameTaxId[1]).toMatchObject({ status: 'rejected', reason: expect.any(TaxIdTaken) as object });
  expect(actions()).toEqual(['merchant.registered', 'merchant.registered']);
});

it('a registration with the e-mail of another user account is refused before audit entry and mail', async () => {
  const { registerMerchant, merchantAccounts, actions, enqueued } = merchantsFixture();
  merchantAccounts.taken.add(form.email);
  await expect(registerMerchant.execute(form)).rejects.toThrow(EmailTaken);
  expect([actions(), enqueued]).toEqual([[], []]);
});
