import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
});
afterAll(async () => plateno.close());

const arrive = async (
  language: 'bg' | 'en',
  viewport: typeof desktop | typeof phone,
  [name, secret, home]: readonly [string, string, string],
): Promise<Visitor> => {
  const visitor = await plateno.sameVisitor(language, viewport);
  await goOnSignedIn(visitor, plateno, { username: name, password: secret }, home);
  return visitor;
};

/** Sets the proof back by sixteen minutes. */
const letProofGrowOld = () =>
  plateno.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('In %s', (language, viewport) => {
  it('a merchant confirms the password in a dialog, and the bank account is saved without another click', async () => {
    const { email, api } = await plateno.addMerchant();
    const visitor = await arrive(language, viewport, [email, password, '/merchant/settings/documents']);
    const { page, messages } = visitor;
    const { proof } = messages;
    const taxes = page.getByRole('form', { name: messages.merchant.fiscal.title });
    await field(taxes, 'IBAN').fill('BG80BNBG96611020345678');
    await letProofGrowOld();
    await button(taxes, messages.shared.save).click();

    const dialog = page.getByRole('dialog', { name: proof.title });
    await field(dialog, proof.password).fill('wrong password');
    await button(dialog, proof.submit).click();
    await dialog.getByText(/не е вярна|is incorrect/).waitFor();
    await visitor.checkScreen('a wrong password at the confirmation');
    await field(dialog, proof.password).fill(password);
    await button(dialog, proof.submit).click();
    await page.getByText(messages.merchant.profile.saved).first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect((await api.get<{ iban: string | null }>('/merchants/me')).body.iban).toBe(
      'BG80BNBG96611020345678',
    );
  });

  it('a cancelled confirmation changes nothing and says what is needed', async () => {
    const { email, api } = await plateno.addMerchant();
    const visitor = await arrive(language, viewport, [email, password, '/merchant/settings/documents']);
    const { page, messages } = visitor;
    const taxes = page.getByRole('form', { name: messages.merchant.fiscal.title });
    await field(taxes, 'IBAN').fill('BG80BNBG96611020345678');
    await letProofGrowOld();
    await button(taxes, messages.shared.save).click();
    const dialog = page.getByRole('dialog', { name: messages.proof.title });
    await button(dialog, messages.shared.cancel).click();
    await taxes.getByText(/Потвърдете паролата си|Confirm your password/).waitFor();
    expect((await api.get<{ iban: string | null }>('/merchants/me')).body.iban).toBeNull();
  });
});

it('a member confirms the password for a refund beyond 1,000 euro within an hour, which is then made once, under the same key', async () => {
  const member = await plateno.addMerchant();
  const paid = async (): Promise<number> => {
    const link = await plateno.createLink(member, { amount: 700 });
    const { paymentId, sessionId } = await plateno.openCheckout(link);
    await plateno.control.pay({ session: sessionId });
    await expect.poll(async () => (await plateno.payment(paymentId)).status).toBe('SUCCEEDED');
    return paymentId;
  };
  const [first, second] = [await paid(), await paid()];
  accepted(await member.api.post(`/payments/${first}/refunds`, { amount: 600 }));
  const visitor = await arrive('bg', phone, [member.email, password, `/merchant/payments/${second}`]);
  const { page, messages } = visitor;
  const { refund } = messages.payment;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/payments/${second}/refunds`))
      keys.push(request.headers()['idempotency-key']);
  });
  await letProofGrowOld();
  await pressAction(visitor, refund.action);
  const dialog = page.getByRole('dialog', { name: refund.title });
  await field(dialog, fill(refund.amount, { currency: 'EUR' })).fill('450,00');
  await button(dialog, refund.submit).click();
  const proof = page.getByRole('dialog', { name: messages.proof.title });
  await field(proof, messages.proof.password).fill(password);
  await visitor.checkScreen('a proof for a refund');
  await button(proof, messages.proof.submit).click();
  await dialog.waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  const refunds = await plateno.database.rows('select amount_minor from refunds where payment_id = ?', [
    second,
  ]);
  expect(refunds).toEqual([{ amount_minor: 45_000 }]);
});

it('an administrator confirms the password in a dialog over the form of a new user', async () => {
  const visitor = await arrive('bg', desktop, ['silviya', staffPassword, '/admin/users/create']);
  const { page, messages } = visitor;
  const { fields } = messages.resources.users;
  const form = page.getByRole('dialog', { name: messages.admin.users.createTitle });
  await field(form, fields.username).fill('nova');
  await field(form, fields.email).fill('nova@example.bg');
  await field(form, fields.firstName).fill('Нова');
  await field(form, fields.lastName).fill('Колева');
  await field(form, fields.role).click();
  await page.getByRole('option', { name: messages.shared.role.SUPPORT }).click();
  await field(form, fields.password).fill('дълга парола 2');
  await letProofGrowOld();
  await button(form, messages.shared.save).click();
  const dialog = page.getByRole('dialog', { name: messages.proof.title });
  await field(dialog, messages.proof.password).fill(staffPassword);
  // Types by keyboard: the form below must not take the focus.
  await page.keyboard.press('Enter');
  await page.getByText(messages.admin.users.created, { exact: true }).waitFor();
  const found = await plateno.database.rows(`select role from users where username = 'nova'`);
  expect(found).toEqual([{ role: 'SUPPORT' }]);
});
