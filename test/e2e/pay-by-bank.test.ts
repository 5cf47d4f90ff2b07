import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLink } from '#contract/links/links.ts';
import type { PromisedTransfer } from '#contract/payments/transfers.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password, type TestMerchant } from '#test/support/application/build.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { trustTexts } from '#web/pay/request/trust-texts.ts';
import { waysTexts } from '#web/pay/request/ways-texts.ts';
import { button } from './steps/fields.ts';
import { goOnSignedIn } from './steps/open-signed-in.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { readQr } from './support/read-qr.ts';
import { beyondBest } from './support/task-count.ts';
import { taskWalks } from './support/task-walks.ts';
import { desktop, phone, type Visitor } from './support/visitor.ts';

const iban = 'BG80BNBG96611020345678';
const narrow = { width: 360, height: 740 } as const;
let plateno: Installation;
let merchant: TestMerchant;

beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant();
  await plateno.database.rows('update merchants set iban = :iban where id = :id', { iban, id: merchant.id });
});
afterAll(async () => {
  expect(plateno.faults()).toEqual([]);
  await plateno.close();
});

const cake = { amount: 20, description: 'Торта' };
const chooseBank = async ({ page, language }: Visitor, { paymentLinkUrl }: PaymentLink): Promise<void> => {
  await page.goto(`${paymentLinkUrl}${language === 'en' ? '?lang=en' : ''}`);
  await page.getByRole('radio', { name: waysTexts[language].bank }).check();
};
const promise = async (visitor: Visitor): Promise<string> => {
  await button(visitor.page, waysTexts[visitor.language].promise).click();
  await visitor.page.waitForURL(/\/pay\/transfer\//);
  return new URL(visitor.page.url()).pathname.split('/').at(-1)!;
};
const promised = async (token: string): Promise<PromisedTransfer> =>
  accepted(await plateno.api().get<PromisedTransfer>(`/payments/transfer/${token}`));
const moneyCame = async (token: string): Promise<void> => {
  const { reference, amount } = await promised(token);
  const receivedOn = businessDateOf(new Date());
  accepted(await merchant.api.post('/payments/bank', { reference, amount, receivedOn }));
};
/** Which ways the page explains below its form. */
const explained = async ({ page, language }: Visitor): Promise<readonly string[]> => {
  const { nextBy } = trustTexts[language];
  const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  return headings.filter((heading) => Object.values(nextBy).includes(heading));
};
const shotOf = ({ page }: Visitor) => page.locator('.epc svg').screenshot();

describe.each(
  rowsToRun([
    ['bg', narrow],
    ['en', desktop],
  ] as const),
)('a payer who chooses the bank, language %s', (language, viewport) => {
  it('gets what the bank needs, waits on the page, and reads the receipt there once the money came', async () => {
    const link = await plateno.createLink(merchant, cake);
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    const { nextBy, secure } = trustTexts[language];
    await page.goto(`${link.paymentLinkUrl}?lang=${language}`);
    expect(await explained(visitor)).toEqual([nextBy.CARD]);
    await chooseBank(visitor, link);
    expect(await explained(visitor)).toEqual([nextBy.BANK]);
    expect(await page.getByText(secure).isVisible()).toBe(false);
    await visitor.checkScreen('pay-by-bank');
    const token = await promise(visitor);
    const { reference, epc } = await promised(token);
    await page.getByRole('heading', { name: messages.transfer.title }).waitFor();
    await visitor.checkScreen('awaited-transfer');
    const line = (label: string) => button(page, `${messages.transfer.copy}: ${label}`);
    await line(messages.transfer.fields.iban).click();
    await page.getByText(messages.transfer.copied, { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban);
    await line(messages.transfer.fields.text).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    // A phone would have to scan its own screen.
    expect(await page.locator('.epc svg').isVisible()).toBe(viewport === desktop);
    const code = viewport === desktop ? await readQr(await shotOf(visitor)) : epc;
    expect(code).toBe(epc);

    await moneyCame(token);
    await page.getByRole('heading', { name: messages.transfer.paid }).waitFor();
    await visitor.checkScreen('paid-by-transfer');
    const pdf = await page.request.get(`${plateno.url}/api/payments/transfer/${token}/receipt`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');

    await page.goBack();
    await page.getByRole('heading', { name: messages.pay.problem['already-paid'].title }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('reads the same without a script, on a page that loads itself again', async () => {
    const link = await plateno.createLink(merchant, cake);
    const visitor = await plateno.welcome(language, viewport, { javaScriptEnabled: false });
    const { page, messages } = visitor;
    await chooseBank(visitor, link);
    const { nextBy } = trustTexts[language];
    expect(await explained(visitor)).toEqual([nextBy.CARD, nextBy.BANK]);
    const token = await promise(visitor);
    await page.getByText((await promised(token)).reference).waitFor();
    // axe is a script: it reads the same page where those of the page do not load.
    const reader = await plateno.welcome(language, viewport);
    await reader.page.route(/\.js$/, async (route) => route.abort());
    await reader.page.goto(page.url());
    await reader.checkScreen('awaited-transfer-without-script');
    await reader.page.unrouteAll();
    expect(reader.faults).toEqual([]);
    await reader.leave();
    await moneyCame(token);
    await page.getByRole('heading', { name: messages.transfer.paid }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('learns that the link was paid in another way, or that the transfer is awaited no longer', async () => {
    const link = await plateno.createLink(merchant, { ...cake, amount: 30 });
    const visitor = await plateno.welcome(language, viewport);
    const { page, messages } = visitor;
    await chooseBank(visitor, link);
    const token = await promise(visitor);
    await plateno.database.rows(`update bank_promises set withdrawn_at = now() where token = :token`, {
      token,
    });
    await page.getByRole('heading', { name: messages.transfer.withdrawn.title }).waitFor();
    await visitor.checkScreen('withdrawn-transfer');
    await chooseBank(visitor, link);
    await promise(visitor);
    await plateno.database.rows(`update payment_links set status = 'PAID', paid_at = now() where id = :id`, {
      id: link.id,
    });
    await page.getByRole('heading', { name: messages.transfer.paidOtherwise.title }).waitFor();
    await visitor.checkScreen('transfer-not-needed');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

it('a form with a wrong e-mail is shown again with the bank chosen', async () => {
  const visitor = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
  await chooseBank(visitor, await plateno.createLink(merchant, cake));
  await visitor.page.locator('[name=customerEmail]').fill('мария@');
  await button(visitor.page, waysTexts.bg.promise).click();
  await visitor.page.locator('.field-problem').waitFor();
  expect(await visitor.page.getByRole('radio', { name: waysTexts.bg.bank }).isChecked()).toBe(true);
  await visitor.leave();
});

it('a customer promises 20 euro by bank on the phone with four presses and no field', async () => {
  const link = await plateno.createLink(merchant, cake);
  const { page, messages, task, leave } = await taskWalks(plateno).arrive(phone);
  await page.goto(link.paymentLinkUrl);
  await task.press(page.getByRole('radio', { name: waysTexts.bg.bank }));
  await task.press(button(page, waysTexts.bg.promise));
  const { copy, fields } = messages.transfer;
  await task.press(button(page, `${copy}: ${fields.iban}`));
  await task.press(button(page, `${copy}: ${fields.text}`));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^P[2-9A-Z]{9}[0-9A-Z]$/);
  expect(beyondBest(task, 'transferOnPhone')).toEqual([]);
  await leave();
});

it('a link in test mode takes no promise', async () => {
  const link = await plateno.createLink(merchant, cake);
  const { url } = accepted(await merchant.api.post<{ url: string }>(`/payment-links/${link.id}/trial`));
  const visitor = await plateno.welcome('bg', phone);
  await visitor.page.goto(plateno.url + url);
  await visitor.page.getByRole('radio', { name: waysTexts.en.bank }).check();
  await button(visitor.page, waysTexts.en.promise).click();
  await visitor.page.waitForURL(/paid=1/);
  const made = await plateno.database.rows('select from bank_promises where payment_link_id = :id', {
    id: link.id,
  });
  expect(made).toEqual([]);
  await visitor.leave();
});

it('a member records with two presses that the money came, from the record of the link', async () => {
  const link = await plateno.createLink(merchant, { ...cake, description: 'Поднос' });
  const token = accepted(
    await plateno.api().post<PromisedTransfer>(`/payment-links/token/${link.uniqueToken}/transfer`, {
      customerName: 'Мария Георгиева',
    }),
  ).token;
  const visitor = await plateno.welcome('bg', phone);
  const { page, messages } = visitor;
  const account = { username: merchant.email, password };
  await goOnSignedIn(visitor, plateno, account, `/merchant/links/${link.id}`);
  const { promises } = messages;
  await page.getByText(promises.states.WAITING).first().waitFor();
  await visitor.checkScreen('link-with-promise');
  await page.getByRole('button', { name: new RegExp(`^${promises.came.action}`) }).click();
  await button(page.getByRole('dialog'), promises.came.submit).click();
  await page.getByText(promises.came.done).waitFor();
  await page.getByText(promises.states.PAID, { exact: true }).first().waitFor();
  expect((await promised(token)) as object).toMatchObject({ state: 'PAID' });
  await visitor.leave();
});

/** Cyrillic, signs of HTML, quotes, long names, and names that are cut. */
const names = Array.from({ length: 200 }, (_, index) => {
  const kinds = [
    `Пекарна „Липа ${index}“ ЕООД`,
    `Smith & Sons <${index}> "Ltd"`,
    `${'Щъркелово гнездо '.repeat(5)}${index}`,
    `О’Нийл и ко & „Ü ß ${index}“`,
    `${index} ${'Ж'.repeat(68)}`,
  ];
  return kinds[index % kinds.length]!;
});

it('the code on the page is read back as the text of the call, line by line, for every name', async () => {
  const link = await plateno.createLink(merchant, { ...cake, amount: 1_234.56 });
  const visitor = await plateno.welcome('bg', desktop, { javaScriptEnabled: false });
  for (const name of isEveryRow ? names : names.slice(0, 10)) {
    await plateno.database.rows('update merchants set business_name = :name where id = :id', {
      name,
      id: merchant.id,
    });
    const { token, epc } = accepted(
      await plateno.api().post<PromisedTransfer>(`/payment-links/token/${link.uniqueToken}/transfer`, {}),
    );
    await visitor.page.goto(`${plateno.url}/pay/transfer/${token}`);
    expect((await readQr(await shotOf(visitor)))?.split('\n'), name).toEqual(epc.split('\n'));
  }
  await visitor.leave();
});
