import { afterAll, beforeAll, expect, it } from 'vitest';
import { button } from './steps/fields.ts';
import { goTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { addApp, addPasskey, removeApp } from './steps/second-factors.ts';
import { signIn } from './steps/sign-in.ts';
import { addVirtualAuthenticator } from './steps/virtual-authenticator.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
/** Where staff must have a second factor. */
let strict: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
  await plateno.addStaff('silviya', 'ADMIN');
  strict = await openInstallation({ variables: { SECOND_FACTOR: 'staff' } });
  await strict.addStaff('silviya', 'ADMIN');
});
afterAll(async () => {
  await plateno.close();
  await strict.close();
});

it('an administrator without a required second factor can only set one up after signing in', async () => {
  const visitor = await strict.welcome('bg', desktop);
  const { page, messages } = visitor;
  const { factors } = messages;
  await page.goto(`${strict.url}/login`);
  await signIn(visitor, 'silviya', staffPassword);
  await page.waitForURL('**/second-factor?*');
  await page.getByRole('heading', { name: factors.setUp.title }).waitFor();
  await visitor.checkScreen('required second factor');
  await page.goto(`${strict.url}/admin/users`);
  await page.waitForURL('**/second-factor?next=%2Fadmin%2Fusers');
  expect((await addApp(visitor, factors.title)).codes).toHaveLength(10);
  await page.getByText(factors.isRequired).waitFor();
  await visitor.checkScreen('required second factor set up');
  await page.getByRole('link', { name: factors.setUp.next }).click();
  await page.waitForURL('**/admin/users');
  await page.getByRole('heading', { name: messages.admin.users.title }).waitFor();
  await visitor.leave();
});

it('an administrator adds a passkey in the back office and sees the own sessions', async () => {
  const visitor = await plateno.welcome('en', phone);
  const { page, messages } = visitor;
  const { factors, admin } = messages;
  await addVirtualAuthenticator(page);
  await openSignedIn(visitor, plateno, { username: 'silviya', password: staffPassword }, '/admin');
  await goTo(visitor, admin.menu.account, admin.ownAccount.title);
  const sessions = page.getByRole('region', { name: admin.sessions.own });
  await sessions.getByText(admin.sessions.current).waitFor();
  await visitor.checkScreen('sign-in security in the back office');
  const { secret } = await addApp(visitor, factors.factors);
  await addPasskey(visitor, factors.factors);
  const panel = page.getByRole('region', { name: factors.factors });
  await panel.getByText(`${factors.kind.PASSKEY} ·`).waitFor();
  await visitor.checkScreen('two factors in the back office');

  await removeApp(visitor, plateno, { title: factors.factors, secret });
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
  await visitor.leave();
});

it('an administrator ends a session of a user and resets the second factors of the user', async () => {
  const { email, api } = await plateno.addMerchant();
  const visitor = await plateno.welcome('bg', desktop);
  const { page, messages } = visitor;
  const { users, sessions } = messages.admin;
  await plateno.addStaff('boyan', 'ADMIN');
  const [user] = await plateno.database.rows<{ id: string }>('select id from users where email = :email', {
    email,
  });
  await plateno.database.rows(
    `insert into second_factors (user_id, kind, name, created_at, confirmed_at, credential_id, public_key,
       sign_count, transports, backed_up)
     values (:id, 'PASSKEY', 'Телефонът на Мария', now(), now(), 'AQ', '\\x01', 0, '{}', true)`,
    { id: user!.id },
  );
  const boyan = { username: 'boyan', password: staffPassword };
  await openSignedIn(visitor, plateno, boyan, `/admin/users/${user!.id}/show`);
  const factors = page.getByRole('region', { name: users.factors });
  await factors.getByText('Телефонът на Мария').waitFor();
  const memberships = page.getByRole('region', { name: users.memberships });
  await memberships.getByText(users.teamRole.OWNER).waitFor();
  const panel = page.getByRole('region', { name: sessions.of });
  const end = panel.getByRole('button', { name: sessions.end }).first();
  await end.waitFor();
  await visitor.checkScreen('sessions of a user');
  await end.click();
  await panel.getByText(sessions.none).waitFor();
  expect((await api.get('/auth/session')).status).toBe(401);
  await button(page, users.resetFactors).click();
  const dialog = page.getByRole('dialog', { name: users.resetFactorsTitle });
  await visitor.checkScreen('reset of the second factors');
  await button(dialog, users.resetFactors).click();
  await page.getByText(users.factorsReset).waitFor();
  await factors.getByText(users.noFactors).waitFor();
  expect(await factors.getByRole('button').count()).toBe(0);
  await visitor.leave();
});

it('every screen is accessible, fits and is in its language', () => {
  const installations = [plateno, strict];
  expect(installations.flatMap(({ faults, complaints }) => [...faults(), ...complaints()])).toEqual([]);
});
