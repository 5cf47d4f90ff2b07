import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#test/support/read-pdf.ts';
import { pressAction } from './steps/record-actions.ts';
import { button, field } from './steps/fields.ts';
import { moveTo } from './steps/go-to.ts';
import { recordIn, shownRecord } from './steps/lists.ts';
import { openLinkForm } from './steps/open-link-form.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { readQr } from './support/read-qr.ts';
import { stopAtFirstFailure } from './support/stop-at-first-failure.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';
import { rowsToRun } from './support/matrix.ts';

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
)('links in the portal, language %s', (language, viewport) => {
  let visitor: Visitor;
  let url = '';
  stopAtFirstFailure();

  it('a merchant creates a REUSABLE link without an expiry', async () => {
    const { email } = await plateno.addMerchant({ businessName: 'Пекарна „Липа“' });
    visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await openSignedIn(visitor, plateno, { username: email, password }, '/merchant/links');
    await openLinkForm(visitor);
    const form = page.getByRole('form', { name: messages.merchant.links.create });
    await field(form, messages.merchant.links.amount).fill('12,50');
    await form.getByText(messages.link.more).click();
    await field(form, messages.link.usage).selectOption('REUSABLE');
    await field(form, messages.link.validity).selectOption({ label: messages.link.never });
    await button(form, messages.customer.add).click();
    await field(form, messages.link.payerName).fill('Мария Георгиева');
    await visitor.checkScreen('link form');
    await button(page, messages.merchant.links.submit).click();
    const created = page
      .getByRole('group', { name: messages.merchant.links.created })
      .getByRole('link')
      .first();
    url = (await created.getAttribute('href'))!;
    const viber = page.getByRole('link', { name: messages.link.share.viber });
    expect(decodeURIComponent((await viber.getAttribute('href'))!)).toMatch(
      /^viber:\/\/forward\?text=.*Липа/,
    );
    expect(decodeURIComponent((await viber.getAttribute('href'))!)).toContain(url);
    await recordIn(visitor, messages.merchant.links.list, messages.link.never).waitFor();
    await visitor.checkScreen('links');
  });

  it('the page of a link shows its terms and saves its QR code as PNG and SVG', async () => {
    const { page, messages } = visitor;
    await recordIn(visitor, messages.merchant.links.list, messages.link.never)
      .getByRole('link')
      .first()
      .click();
    const facts = page.getByRole('definition');
    await facts.filter({ hasText: messages.link.usages.REUSABLE }).waitFor();
    await facts.filter({ hasText: 'Мария Георгиева' }).waitFor();
    await page.getByText(messages.link.noPayments).waitFor();
    await visitor.checkScreen('link');
    await pressAction(visitor, messages.link.qr);
    const dialog = page.getByRole('dialog');
    const save = async (name: string): Promise<Buffer> => {
      const arriving = page.waitForEvent('download');
      await button(dialog, name).click();
      return readFile(await (await arriving).path());
    };
    expect(await readQr(await save(messages.link.download.png))).toBe(url);
    expect(String(await save(messages.link.download.svg))).toMatch(/^<svg .*<path/s);
    await visitor.checkScreen('link qr');
    await button(dialog, messages.shared.close).last().click();
  });

  it('the poster of a link is one page of the chosen paper size, in the chosen language', async () => {
    const { page, messages } = visitor;
    await pressAction(visitor, messages.link.poster);
    const invitations = { bg: 'Платете с карта', en: 'Pay by card' };
    await page.getByRole('article').getByText(invitations[language]).last().waitFor();
    await visitor.checkScreen('poster');
    await field(page, messages.link.print.size).selectOption('a4');
    const other = language === 'bg' ? 'en' : 'bg';
    await field(page, messages.link.print.language).selectOption(other);
    expect(new URL(page.url()).search).toBe(`?design=receipt&size=a4&language=${other}&edge=none`);
    const invitation = invitations[other];
    await page.getByRole('article').getByText(invitation).last().waitFor();
    const { pages, size, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect({ pages, size }).toEqual({ pages: 1, size: [595, 842] });
    expect(text).toContain(invitation);
    expect(text).not.toContain(messages.link.print.title);
    await page.goto(page.url().replace('a4', 'a6'));
    await page.getByRole('article').last().waitFor();
    const small = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect({ pages: small.pages, size: small.size }).toEqual({ pages: 1, size: [298, 420] });
  });

  it('a merchant extends a link and then cancels it', async () => {
    const { page, messages } = visitor;
    await moveTo(page, '/merchant/links#new');
    const form = page.getByRole('form', { name: messages.merchant.links.create });
    // The amount has the focus, then the result.
    await form.locator('[name=amount]:focus').waitFor();
    await field(form, messages.merchant.links.description).fill('Торта');
    await button(page, messages.merchant.links.submit).click();
    await page.locator('[role=group]:focus', { hasText: messages.merchant.links.created }).waitFor();
    await recordIn(visitor, messages.merchant.links.list, 'Торта').getByRole('link').first().click();
    await pressAction(visitor, messages.link.extend.action);
    const dialog = page.getByRole('dialog');
    await field(dialog, messages.link.extend.days).selectOption('365');
    await visitor.checkScreen('link extend');
    await button(dialog, messages.link.extend.submit).click();
    await page.getByText(messages.link.extend.done.replace('{date}', '')).waitFor();
    await pressAction(visitor, messages.merchant.links.cancel);
    await visitor.checkScreen('link cancel');
    await button(dialog, messages.merchant.links.cancel).click();
    await shownRecord(visitor).getByText(messages.shared.status.link.CANCELLED, { exact: true }).waitFor();
    expect(await button(page, messages.link.extend.action).count()).toBe(0);
    expect(await button(page, messages.link.qr).count()).toBe(0);
    await moveTo(page, '/merchant/links');
    const cancelled = recordIn(visitor, messages.merchant.links.list, 'Торта');
    await cancelled.waitFor();
    expect(await cancelled.getByRole('button').count()).toBe(0);
    const payable = recordIn(visitor, messages.merchant.links.list, 'Мария Георгиева');
    expect(await payable.getByRole('button').count()).toBe(3);
    expect(visitor.faults).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
