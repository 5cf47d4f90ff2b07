import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { bankSteps, type Banked } from '#test/integration/modules/banking/banking-fixture.ts';
import { camtOf } from '#test/integration/modules/banking/bank-files.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { rowsToRun } from './support/matrix.ts';
import { fill } from './support/messages.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

const password = 'дълга парола 1';
const payer = 'BG18RZBB91550123456789';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

const write = async ({ api }: Banked, unitPrice: number): Promise<Invoice> =>
  accepted(
    await api.post<Invoice>('/invoices', {
      currency: 'EUR',
      customer: { kind: 'COMPANY', name: 'Хеликон ООД', address: 'гр. Пловдив', taxId: '831902088' },
      items: [{ description: 'Консултация', quantity: 1, unitPrice, taxRate: 0 }],
    }),
  );

describe.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)('the bank in the portal, language %s', (language, viewport) => {
  it('a member drops a statement, again and a broken one, matches a movement by hand and undoes it', async () => {
    const merchant = await bankSteps(plateno).addBanked();
    const [exact, short, other] = [
      await write(merchant, 120),
      await write(merchant, 80),
      await write(merchant, 55.5),
    ];
    const on = exact.issueDate;
    const file = camtOf({
      iban: merchant.iban,
      lines: [
        { on, amount: 120, name: 'Хеликон ООД', iban: payer, text: `Фактура ${exact.invoiceNumber}` },
        { on, amount: 80, name: 'Иван Петров', iban: payer, text: 'инв. за консултация', reference: 'B' },
        { on, amount: 55.5, name: 'ХЕЛИКОН ООД', iban: payer, text: 'плащане', reference: 'C' },
        { on, amount: -200, name: 'Наем ЕООД', iban: payer, text: 'наем', reference: 'D' },
      ],
    });
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { bank } = messages;
    await watchLayoutShift(page);
    await openSignedIn(visitor, plateno, { username: merchant.email, password }, '/merchant/bank');
    await page.getByText(bank.noneHint).waitFor();
    await settled(page);
    await visitor.checkScreen('bank-empty');

    const dropped = page.locator('input[type=file]');
    await dropped.setInputFiles({ name: 'izvlechenie.xml', mimeType: 'text/xml', buffer: file });
    await page.getByText('izvlechenie.xml').waitFor();
    const rows = page.getByRole('list', { name: bank.list });
    await rows.getByRole('listitem').first().waitFor();
    await settled(page);
    await visitor.checkScreen('bank-imported');
    await dropped.setInputFiles({ name: 'again.xml', mimeType: 'text/xml', buffer: file });
    await page.getByText(new RegExp(bank.imports.none)).waitFor();
    await dropped.setInputFiles({ name: 'broken.xml', mimeType: 'text/xml', buffer: Buffer.from('<a/>') });
    await page.locator('li[data-state=FAILED]').waitFor();

    const tab = (state: keyof typeof bank.states) =>
      page.getByRole('button', { name: new RegExp(`^${bank.states[state]} `) });
    for (const state of ['NEW', 'SUGGESTED', 'MATCHED', 'IGNORED'] as const) {
      await tab(state).click();
      await settled(page);
      await visitor.checkScreen(`bank-${state}`);
    }
    await tab('MATCHED').click();
    await rows.getByRole('link', { name: fill(bank.invoice, { number: exact.invoiceNumber }) }).waitFor();
    const lines = await bankSteps(plateno).linesOf(merchant);
    const open = lines.find(({ amount }) => amount === 80)!;
    await tab(open.state).click();
    await rows
      .getByRole('listitem')
      .filter({ hasText: 'Иван' })
      .getByRole('button', { name: bank.other })
      .click();
    const dialog = page.getByRole('dialog');
    await button(dialog, fill(bank.match.addOf, { number: short.invoiceNumber })).click();
    await visitor.checkScreen('bank-match-dialog');
    await button(dialog, bank.match.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, bank.undo).click();
    await page.getByText(bank.newToast).waitFor();
    expect(other.id).toBeGreaterThan(short.id);
    expect(await layoutShiftOf(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('an owner adds a bank account and decides what is stored of outgoing transfers', async () => {
    const steps = bankSteps(plateno);
    const merchant = await steps.addBanked();
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { settings } = messages.bank;
    await openSignedIn(
      visitor,
      plateno,
      { username: merchant.email, password },
      '/merchant/settings/bank-accounts',
    );
    await button(page, settings.add).click();
    const dialog = page.getByRole('dialog');
    const iban = steps.newIban();
    await dialog.getByLabel(settings.iban).fill(iban);
    await visitor.checkScreen('bank-account-dialog');
    await button(dialog, settings.add).last().click();
    await page.getByText(iban).waitFor();
    await page.getByRole('checkbox', { name: settings.keeps }).last().check();
    await page.getByText(settings.changed).waitFor();
    await settled(page);
    await visitor.checkScreen('bank-accounts');
    expect((await steps.accountsOf(merchant)).find((one) => one.iban === iban)?.keepsOutgoing).toBe(true);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
