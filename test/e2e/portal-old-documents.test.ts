import { afterAll, beforeAll, expect, test } from 'vitest';
import { bg } from '#web/merchant/invoices/foreign/messages/bg.ts';
import { en } from '#web/merchant/invoices/foreign/messages/en.ts';
import { password } from '#test/support/application/build.ts';
import { insertForeignDocument } from '#test/support/foreign-document.ts';
import { moveTo } from './steps/go-to.ts';
import { openSignedIn } from './steps/open-signed-in.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { settled } from './support/settled.ts';
import { desktop, phone } from './support/visitor.ts';

let plateno: Installation;
beforeAll(async () => {
  plateno = await sharedInstallation();
});
afterAll(async () => plateno.close());

test.each(
  rowsToRun([
    ['bg', phone],
    ['en', desktop],
  ] as const),
)(
  'a business that came with documents finds them beside its invoices, language %s',
  async (language, viewport) => {
    const { foreign } = language === 'bg' ? bg : en;
    const pdf = new RegExp(`^${foreign.pdf}`);
    const seller = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page } = visitor;
    await openSignedIn(visitor, plateno, { username: seller.email, password }, '/merchant/invoices');
    await settled(page);
    expect(await page.getByRole('link', { name: foreign.title }).count()).toBe(0);

    await insertForeignDocument(plateno, seller.id, { openMinor: 400 });
    await insertForeignDocument(plateno, seller.id);
    await page.reload();
    await page.getByRole('link', { name: foreign.title }).click();
    await page.getByRole('heading', { level: 1, name: foreign.title }).waitFor();
    await page.getByRole('button', { name: pdf }).first().waitFor();
    await settled(page);
    await visitor.checkScreen('old-documents');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: pdf }).first().click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{10}\.pdf$/);
    await moveTo(page, '/merchant/foreign-documents?status=OPEN');
    await page.getByRole('button', { name: pdf }).first().waitFor();
    await settled(page);
    expect(await page.getByRole('button', { name: pdf }).count()).toBe(1);
  },
);
