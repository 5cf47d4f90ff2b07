import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { desktop, phone } from './support/visitor.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';

/** Unassigned in Unicode: no font contains it. */
const unknown = '\u0378';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

describe.each(
  rowsToRun(
    [
      ['bg', phone],
      ['en', desktop],
    ] as const,
    1,
  ),
)('a character that no font contains, language %s', (language, viewport) => {
  it('the forms of invoices, links and the profile name the field and the unprintable character', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { draft, invoice, profile, links, printWarning } = messages.merchant;
    await openSignedIn(
      visitor,
      plateno,
      { username: email, password: 'дълга парола 1' },
      '/merchant/invoices/new',
    );
    const seeWarning = async (label: string): Promise<void> => {
      const warning = page.getByRole('status').filter({ hasText: printWarning });
      await warning.getByText(`${label}: ${unknown}`, { exact: true }).waitFor();
    };

    await button(page, messages.customer.add).click();
    await field(page, draft.name).fill(`Иван ${unknown}`);
    await seeWarning(draft.name);
    const line = page.getByRole('group', { name: fill(draft.line, { place: 1 }) });
    await field(line, invoice.description).fill(`Букет ${unknown}`);
    await seeWarning(`${fill(draft.line, { place: 1 })}, ${invoice.description}`);
    await visitor.checkScreen('invoice-with-an-unprintable-character');
    await field(page, draft.name).fill('Иван');
    await field(line, invoice.description).fill('Букет');
    await page.getByText(printWarning).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);

    await moveTo(page, '/merchant/links#new');
    await field(page, links.description).fill(unknown);
    await seeWarning(links.description);

    await moveTo(page, '/merchant/settings/business');
    await field(page, profile.businessName).fill(`Цветя ${unknown}`);
    await seeWarning(profile.businessName);
    await visitor.leave();
  });
});
