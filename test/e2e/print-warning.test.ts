import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from './steps/choose-language.ts';
import { field } from './steps/fields.ts';
import { signIn } from './steps/sign-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { desk, phone } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

/** Unassigned in Unicode: no font of any machine has it. */
const unknown = '\u0378';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desk],
    ] as const,
    1,
  ),
)('A merchant who reads %s and types a character that no font has', (language, viewport) => {
  it('is told the field and the character in the forms of invoices, links and the profile', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { draft, invoice, profile, links, printWarning } = messages.merchant;
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, email, 'дълга парола 1');
    await page.waitForURL('**/merchant');
    const isTold = async (label: string): Promise<void> => {
      const warning = page.getByRole('status').filter({ hasText: printWarning });
      await warning.getByText(`${label}: ${unknown}`, { exact: true }).waitFor();
    };

    await page.goto(`${plateno.address}/merchant/invoices/new`);
    await field(page, draft.name).fill(`Иван ${unknown}`);
    await isTold(draft.name);
    const line = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
    await field(line, invoice.description).fill(`Букет ${unknown}`);
    await isTold(`${fill(draft.line, { place: 1 })}, ${invoice.description}`);
    await visitor.look('invoice-with-an-unprintable-character');
    await field(page, draft.name).fill('Иван');
    await field(line, invoice.description).fill('Букет');
    await page.getByText(printWarning).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);

    await page.goto(`${plateno.address}/merchant/links`);
    await field(page, links.description).fill(unknown);
    await isTold(links.description);

    await page.goto(`${plateno.address}/merchant/profile`);
    await field(page, profile.businessName).fill(`Цветя ${unknown}`);
    await isTold(profile.businessName);
    await visitor.leave();
  });
});
