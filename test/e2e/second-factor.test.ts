import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import {
  addApp,
  addPasskey,
  codeOf,
  forgetSession,
  forgetUsedCodes,
  removeApp,
  takeCodes,
} from './steps/second-factors.ts';
import { signIn } from './steps/sign-in.ts';
import { addVirtualAuthenticator } from './steps/virtual-authenticator.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('the second factor of a merchant, language %s', (language, viewport) => {
  it('a merchant turns on an authenticator app, signs in with a code and a recovery code, and removes it', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { factors } = messages;
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/security');
    const panel = page.getByRole('region', { name: factors.title });
    await panel.getByText(factors.none).waitFor();
    const { secret, codes } = await addApp(visitor, factors.title);
    await panel.getByText(factors.unused).waitFor();

    await forgetSession(page);
    await page.goto(`${plateno.url}/login`);
    await signIn(visitor, email, password);
    await page.getByRole('heading', { name: factors.signIn.title }).waitFor();
    await field(page, factors.signIn.code).fill('000 000');
    await button(page, factors.signIn.submit).click();
    await page.getByRole('alert').waitFor();
    await visitor.checkScreen('second step with a wrong code');
    await forgetUsedCodes(plateno);
    await field(page, factors.signIn.code).fill(codeOf(secret));
    await button(page, factors.signIn.submit).click();
    await page.waitForURL('**/merchant');

    await forgetSession(page);
    await page.goto(`${plateno.url}/login?next=/merchant/settings/security`);
    await signIn(visitor, email, password);
    await button(page, factors.signIn.withRecoveryCode).click();
    await field(page, factors.signIn.recoveryCode).fill(codes[0]!.toLowerCase());
    await visitor.checkScreen('second step with a recovery code');
    await button(page, factors.signIn.submit).click();
    await page.waitForURL('**/merchant/settings/security');
    await panel.getByText(/Остават 9|9 unused/).waitFor();
    await visitor.checkScreen('profile with an authenticator app');

    await removeApp(visitor, plateno, { title: factors.title, secret });
    await panel.getByText(factors.none).waitFor();
    const signedIn = await plateno.api().post('/auth/login', { username: email, password });
    expect(signedIn.status).toBe(200);
    await visitor.leave();
  });

  it('fewer than three recovery codes left ask for new ones', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { factors } = messages;
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/security');
    await addApp(visitor, factors.title);
    await plateno.database.rows(
      `update recovery_codes set used_at = now() where code_hash not in (select code_hash from recovery_codes order by 1 limit 2)`,
    );
    await page.reload();
    const panel = page.getByRole('region', { name: factors.title });
    await panel.getByText(/Остават ви \d|You have \d/).waitFor();
    await visitor.checkScreen('few recovery codes');
    await button(panel, factors.codes.renew).click();
    await button(page.getByRole('dialog', { name: factors.codes.renewTitle }), factors.codes.renew).click();
    expect(await takeCodes(visitor)).toHaveLength(10);
    await panel.getByText(/Остават 10|10 unused/).waitFor();
    await visitor.leave();
  });

  it('a merchant adds a passkey and signs in with it, without a name and as second step', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { factors } = messages;
    await addVirtualAuthenticator(page);
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant/settings/security');
    await addPasskey(visitor, factors.title);
    expect(await takeCodes(visitor)).toHaveLength(10);
    await page.getByRole('region', { name: factors.title }).getByText(factors.unused).waitFor();
    await visitor.checkScreen('profile with a passkey');

    await forgetSession(page);
    await page.goto(`${plateno.url}/login`);
    await page.getByRole('heading', { level: 1, name: messages.public.login.title }).waitFor();
    await visitor.checkScreen('sign-in with a passkey');
    await button(page, factors.signIn.alone).click();
    await page.waitForURL('**/merchant');

    await forgetSession(page);
    await page.goto(`${plateno.url}/login`);
    await signIn(visitor, email, password);
    await page.getByText(factors.signIn.passkeyIntro).waitFor();
    await visitor.checkScreen('second step with a passkey');
    await button(page, factors.signIn.withPasskey).click();
    await page.waitForURL('**/merchant');
    await visitor.leave();
  });
});

it('every screen is accessible, fits and is in its language', () => {
  expect([...plateno.faults(), ...plateno.complaints()]).toEqual([]);
});
