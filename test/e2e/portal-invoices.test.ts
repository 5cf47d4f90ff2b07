import { readFile } from 'node:fs/promises';
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from './acts/choose-language.ts';
import { button } from './acts/fields.ts';
import { signIn } from './acts/sign-in.ts';
import { openInstallation, type Installation } from './ground/installation.ts';
import { desk, phone } from './ground/visitor.ts';

const password = 'дълга парола 1';

let plateno: Installation;
beforeAll(async () => {
  plateno = await openInstallation();
});
afterAll(async () => plateno.close());

/** A catalogue's sentence with its value in place. */
const filled = (sentence: string, name: string, value: string): string =>
  sentence.replace(`%{${name}}`, value);

describe.each([
  ['bg', phone],
  ['en', desk],
] as const)('The invoices of a merchant who reads %s', (language, viewport) => {
  it('A test invoice is made, and all documents are saved as CSV and as a workbook', async () => {
    const { email } = await plateno.addMerchant();
    const visitor = await plateno.welcome(language, viewport);
    const { page, words } = visitor;
    const { invoices } = words.merchant;
    await page.goto(`${plateno.address}/login`);
    await chooseLanguage(visitor);
    await signIn(visitor, email, password);
    await page.waitForURL('**/merchant');
    await page.goto(`${plateno.address}/merchant/invoices`);
    const exportAs = (format: string) => button(page, filled(invoices.export, 'format', format));
    await page.getByText(invoices.none).waitFor();
    expect(await exportAs('CSV').isDisabled()).toBe(true);

    await button(page, invoices.createTest).click();
    await page.getByText(filled(invoices.testCreated, 'number', 'TEST-000001')).waitFor();
    await page.getByRole('link', { name: 'TEST-000001' }).waitFor();
    await visitor.look('invoices-with-a-test');

    const save = async (format: string): Promise<{ name: string; path: string }> => {
      const arriving = page.waitForEvent('download');
      await exportAs(format).click();
      const download = await arriving;
      return { name: download.suggestedFilename(), path: await download.path() };
    };
    const csv = await save('CSV');
    expect(csv.name).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(csv.path, 'utf8')).toContain('TEST-000001');
    const workbook = new exceljs.Workbook();
    const excel = await save('Excel');
    expect(excel.name).toMatch(/\.xlsx$/);
    await workbook.xlsx.readFile(excel.path);
    const cells = workbook.worksheets[0]!.getSheetValues().flat();
    expect(cells).toContain('TEST-000001');
    await visitor.leave();
  });
});
