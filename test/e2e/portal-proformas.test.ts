import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proformaSteps } from '#test/integration/modules/proformas/proformas-fixture.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';
import { inDays } from '#test/support/in-days.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { recordIn } from './steps/lists.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { pressAction } from './steps/record-actions.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { layoutShiftOf, watchLayoutShift } from './support/layout-shift.ts';
import { rowsToRun } from './support/matrix.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

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
)('proformas and offers in the portal, language %s', (language, viewport) => {
  it('a member writes and sends an offer from the invoices, and invoices it once it is accepted', async () => {
    const steps = proformaSteps(plateno);
    const seller = await steps.addSeller();
    const email = 'helikon@example.bg';
    const about = { kind: 'COMPANY', name: 'Хеликон ООД', taxId: '831902088', email, city: 'Пловдив' };
    accepted(await seller.api.post('/customers/me', { ...about, address: 'ул. „Роза“ 1' }));
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { merchant, customer, proforma } = messages;
    await watchLayoutShift(page);
    const account = { username: seller.email, password };
    await openSignedIn(visitor, plateno, account, '/merchant/invoices');
    await page.getByRole('link', { name: merchant.invoices.writeOffer }).click();
    await page.getByRole('heading', { level: 1, name: proforma.form.title }).waitFor();
    await settled(page);
    await visitor.checkScreen('offer-form');
    expect(await layoutShiftOf(page)).toEqual([]);

    await page.getByRole('combobox', { name: customer.pick.customer }).fill(about.taxId);
    await page.getByText('Пловдив, ул. „Роза“ 1').first().waitFor();
    await field(page, merchant.invoice.description).fill('Дъбова маса');
    await button(page, proforma.form.submitAndSend).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await visitor.checkScreen('offer-form-without-a-price');
    await field(page, merchant.draft.netPrice).fill('100');
    await field(page, proforma.form.cardMax).fill('150');
    await button(page, proforma.form.submitAndSend).click();
    await page.waitForURL(/\/merchant\/proformas\/\d+$/);
    await page.getByRole('region', { name: proforma.page }).waitFor();
    await settled(page);
    await visitor.checkScreen('offer');
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const sent = await steps.read(seller, { id });
    expect(sent).toMatchObject({ kind: 'OFFER', state: 'SENT', total: 120, cardMax: 150 });
    await plateno.drain();
    expect(plateno.mailbox.mails.some(({ to }) => to.includes(email))).toBe(true);

    const accept = { version: sent.version, name: 'Мария' };
    accepted(await plateno.api().post(`/offers/${steps.tokenOf(sent)}/accept`, accept));
    await moveTo(page, '/merchant/proformas');
    const row = recordIn(visitor, proforma.title, 'Хеликон');
    await row.getByText(proforma.states.ACCEPTED, { exact: true }).waitFor();
    await settled(page);
    await visitor.checkScreen('proformas');
    await row.getByRole('link').first().click();
    await pressAction(visitor, proforma.actions.invoice);
    const dialog = page.getByRole('dialog');
    await visitor.checkScreen('invoice-of-an-offer');
    await button(dialog, proforma.invoice.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: proforma.documents }).getByRole('link').waitFor();
    await settled(page);
    await visitor.checkScreen('invoiced-offer');
    expect([visitor.faults, visitor.complaints]).toEqual([[], []]);
    await visitor.leave();
  });

  it('one that has expired is changed for another last day, then sent, and can be withdrawn', async () => {
    const steps = proformaSteps(plateno);
    const seller = await steps.addSeller();
    const { id, number } = await steps.write(seller);
    await plateno.database.rows('update proformas set valid_until = cast(:day as date) where id = :id', {
      id,
      day: inDays(-1),
    });
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { proforma } = messages;
    const account = { username: seller.email, password };
    await openSignedIn(visitor, plateno, account, `/merchant/proformas/${id}`);
    const actions = page.locator('[data-actions]');
    await page.getByText(proforma.states.EXPIRED, { exact: true }).waitFor();
    await settled(page);
    await visitor.checkScreen('expired-proforma');
    await actions.getByRole('link', { name: proforma.actions.change, exact: true }).click();
    await button(page, proforma.form.change).click();
    await page.waitForURL(/\/merchant\/proformas\/\d+$/);
    await button(actions, proforma.actions.send).click();
    const dialog = page.getByRole('dialog');
    await visitor.checkScreen('send-proforma');
    await button(dialog, proforma.send.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(proforma.states.SENT, { exact: true }).waitFor();
    expect(await steps.read(seller, { id })).toMatchObject({ number, state: 'SENT', validUntil: inDays(14) });

    await pressAction(visitor, proforma.actions.withdraw);
    await visitor.checkScreen('withdraw-proforma');
    await button(dialog, proforma.withdraw.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(proforma.states.WITHDRAWN, { exact: true }).waitFor();

    expect(await steps.read(seller, { id })).toMatchObject({ state: 'WITHDRAWN' });
    await settled(page);
    await visitor.checkScreen('withdrawn-proforma');
    expect([visitor.faults, visitor.complaints]).toEqual([[], []]);
    await visitor.leave();
  });
});
