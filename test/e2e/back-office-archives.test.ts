import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, type TestMerchant } from '#test/support/application/build.ts';
import { insertForeignDocument } from '#test/support/foreign-document.ts';
import { button } from './steps/fields.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, staffPassword, type Installation } from './support/installation.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

const shop = 'Пекарна „Липа“ ООД';

describe.each([
  ['bg', desktop],
  ['en', phone],
] as const)('archives and requests of erasure in the back office, language %s', (language, viewport) => {
  let plateno: Installation;
  let merchant: TestMerchant;
  beforeAll(async () => {
    plateno = await openInstallation();
    merchant = await plateno.addMerchant({ businessName: shop });
    await insertForeignDocument(plateno, merchant.id, { openMinor: 1_000 });
    await plateno.addStaff('support', 'SUPPORT');
  });
  afterAll(() => plateno.close());

  const open = async (path: string, account = { username: 'admin', password: adminPassword }) => {
    const visitor = await plateno.welcome(language, viewport);
    await openSignedIn(visitor, plateno, account, path);
    await settled(visitor.page);
    return visitor;
  };

  it('an administrator makes an archive of a merchant, sees it in the list, and downloads it', async () => {
    const visitor = await open(`/admin/merchants/${merchant.id}/show/archives`);
    const { page, messages } = visitor;
    const { request, foreign, states, ...list } = messages.archiveList;
    await page.getByText(list.none).waitFor();
    await page.getByText('https://other.example').first().waitFor();
    await page.getByText(foreign.states.OPEN, { exact: true }).last().waitFor();
    await button(page, request.open).click();
    const dialog = page.getByRole('dialog');
    await visitor.checkScreen('archive of a merchant asked for');
    await button(dialog, request.submit).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(states.MAKING, { exact: true }).waitFor();
    await plateno.drain();
    await page.goto(`${plateno.url}/admin/archives`);
    await page.getByText(states.READY, { exact: true }).first().waitFor();
    await settled(page);
    await visitor.checkScreen('list of archives');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${list.download}: ${shop}`) }).click();
    expect((await download).suggestedFilename()).toMatch(/^plateno-.*\.zip$/);
    await page.goto(`${plateno.url}/admin/merchants/${merchant.id}/show/archives`);
    await page.getByText(states.READY, { exact: true }).waitFor();
    await settled(page);
    await visitor.checkScreen('archives of a merchant');
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${foreign.pdf}: `) }).click();
    expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/);
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('support reads archives, and is offered neither a new one nor a file', async () => {
    const account = { username: 'support', password: staffPassword };
    const visitor = await open(`/admin/merchants/${merchant.id}/show/archives`, account);
    const { page, messages } = visitor;
    const { request, states, download } = messages.archiveList;
    await page.getByText(states.READY, { exact: true }).waitFor();
    expect(await button(page, request.open).count()).toBe(0);
    expect(await page.getByRole('button', { name: new RegExp(`^${download}`) }).count()).toBe(0);
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });

  it('a payer who asks for erasure stands in the list with the last day for the answer, and its command is copied', async () => {
    await plateno.database.rows(
      `insert into payer_erasure_requests (email, asked_at) values ('maria@example.com', now())`,
    );
    const visitor = await open('/admin');
    const { page, messages } = visitor;
    await page.getByText(messages.admin.attention.kinds.ERASURE_REQUESTS).first().click();
    await page.getByText('maria@example.com').first().waitFor();
    await page.getByText(messages.erasureList.how).waitFor();
    await settled(page);
    await visitor.checkScreen('requests of erasure');
    await page.getByTitle(messages.erasureList.command.replace('{email}', 'maria@example.com')).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "plateno privacy erase --email='maria@example.com' --dry-run",
    );
    expect([...visitor.faults, ...visitor.complaints]).toEqual([]);
    await visitor.leave();
  });
});
