import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { browserStorage } from '#web/shared/browser-storage.ts';
import { fill } from '../support/messages.ts';
import type { Installation } from '../support/installation.ts';
import type { Visitor } from '../support/visitor.ts';
import { button, field } from './fields.ts';

/** The app's current code, with a space as apps show it. */
export const codeOf = (secret: string): string => {
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return `${code.slice(0, 3)} ${code.slice(3)}`;
};

/** A code is accepted once: makes the codes of this half minute new again. */
export const forgetUsedCodes = ({ database }: Installation) =>
  database.rows('update second_factors set last_step = null');

/** Signs out in the browser alone. */
export const forgetSession = (page: Page): Promise<void> =>
  page.evaluate((key) => localStorage.removeItem(key), browserStorage.session.key);

/** The path without slashes, for the names of screens. */
const placeOf = (page: Page): string => new URL(page.url()).pathname.slice(1).replaceAll('/', ' ');

/** Confirms the recovery codes that are shown. */
export const takeCodes = async ({ page, messages }: Visitor): Promise<string[]> => {
  const { codes } = messages.factors;
  const shown = page.getByRole('dialog', { name: codes.title });
  const list = shown.getByRole('list', { name: codes.list });
  await list.waitFor();
  const taken = await list.locator('code').allTextContents();
  await button(shown, codes.done).click();
  return taken;
};

/** Adds an authenticator app in the panel, after a wrong code. @returns its secret, and the recovery codes */
export const addApp = async (visitor: Visitor, title: string) => {
  const { page, messages, checkScreen } = visitor;
  const { app, addApp: add, codes } = messages.factors;
  await button(page.getByRole('region', { name: title }), add).click();
  const dialog = page.getByRole('dialog', { name: app.title });
  await dialog.getByText(app.secret).waitFor();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await checkScreen(`an authenticator app in ${placeOf(page)}`);
  await field(dialog, app.confirm).fill('000 000');
  await button(dialog, app.submit).click();
  await dialog.getByText(/Кодът не е верен|The code is wrong/).waitFor();
  await field(dialog, app.confirm).fill(codeOf(secret));
  await button(dialog, app.submit).click();
  await page.getByRole('list', { name: codes.list }).waitFor();
  await checkScreen(`recovery codes in ${placeOf(page)}`);
  return { secret, codes: await takeCodes(visitor) };
};

/** Adds a passkey in the panel under its proposed name. */
export const addPasskey = async ({ page, messages, checkScreen }: Visitor, title: string): Promise<void> => {
  const { factors } = messages;
  await button(page.getByRole('region', { name: title }), factors.addPasskey).click();
  const dialog = page.getByRole('dialog', { name: factors.passkey.title });
  await checkScreen(`a new passkey in ${placeOf(page)}`);
  await button(dialog, factors.passkey.submit).click();
};

/** Removes the app of the panel; the proof is old, and the code of the app is the new one. */
export const removeApp = async (
  { page, messages, checkScreen }: Visitor,
  plateno: Installation,
  { title, secret }: Readonly<{ title: string; secret: string }>,
): Promise<void> => {
  const { factors, proof } = messages;
  await plateno.database.rows(`update sessions set proved_at = proved_at - interval '16 minutes'`);
  await forgetUsedCodes(plateno);
  const panel = page.getByRole('region', { name: title });
  await button(panel, fill(factors.removeOf, { name: factors.app.defaultName })).click();
  await button(page.getByRole('dialog', { name: factors.removeTitle }), factors.remove).click();
  await button(page.getByRole('dialog', { name: proof.title }), proof.withCode).click();
  const question = page.getByRole('dialog', { name: proof.codeTitle });
  await field(question, proof.code).fill(codeOf(secret));
  await checkScreen(`confirmation by a code in ${placeOf(page)}`);
  await button(question, proof.submit).click();
  await panel.getByText(factors.app.defaultName, { exact: true }).waitFor({ state: 'detached' });
};
