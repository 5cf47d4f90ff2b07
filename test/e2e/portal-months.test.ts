import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountantSteps } from '#test/integration/modules/accountants/accountants-fixture.ts';
import { button, field } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { fill } from './support/messages.ts';
import { rowsToRun } from './support/matrix.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const accountant = 'schetovodstvo@example.bg';

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
    0,
  ),
)('months in the portal, language %s', (language, viewport) => {
  it('a member sends a month to the accountant in one press, downloads it and opens it again', async () => {
    const { addComplete, payAt } = accountantSteps(plateno);
    const merchant = await addComplete('Агро ЕООД');
    await payAt(merchant.id, '2026-09-15T09:00:00Z', 12_000);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { months } = messages;
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/months/2026-09');

    await button(page, months.close).waitFor();
    await visitor.checkScreen('month-open');
    await field(page, months.recipient).fill(accountant);
    await button(page, months.save).click();
    await button(page, months.closeAndSend).click();
    await page.getByText(fill(months.sent, { email: accountant })).waitFor();
    await plateno.drain();
    expect(plateno.mailbox.mails.flatMap(({ to }) => to)).toContain(accountant);

    const saved = page.waitForEvent('download');
    await button(page, months.pack).click();
    expect((await saved).suggestedFilename()).toMatch(/^plateno-.+-2026-09-r1\.zip$/);
    await visitor.checkScreen('month-closed');

    const dialog = page.getByRole('dialog');
    await button(page, months.reopen).click();
    await visitor.checkScreen('month-being-reopened');
    await field(dialog, months.reason).fill('Липсва фактура');
    await button(dialog, months.reopen).click();
    await button(page, months.closeAndSend).waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
