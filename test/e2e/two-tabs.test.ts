import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { bg } from '#src/messages/payments.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { phone } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

describe.each([
  ['without', false],
  ['with', true],
] as const)('two tabs of one browser, %s script', (_, javaScriptEnabled) => {
  const browse = () => plateno.welcome('bg', phone, { javaScriptEnabled });
  type Page = Awaited<ReturnType<typeof browse>>['page'];
  const payAs = async (page: Page, name: string, email = ''): Promise<void> => {
    await page.locator('[name=customerName]').fill(name);
    await page.locator('[name=customerEmail]').fill(email);
    await page.locator('button.pay').click();
  };

  it('the browser that began a payment goes on to the card page in its second tab, another one waits', async () => {
    const visitor = await browse();
    const first = visitor.page;
    const second = await first.context().newPage();
    const link = await plateno.createLink(merchant, { amount: 12 });
    await first.goto(link.paymentLinkUrl);
    await second.goto(link.paymentLinkUrl);
    await payAs(first, 'Мария Георгиева', 'maria@exmaple.com');
    await first.waitForURL('**/c/pay/**');
    await payAs(second, 'Мария Георгиева', 'maria@example.com');
    await second.getByRole('heading', { name: bg['payments.begun'] }).waitFor();
    await second.waitForURL('**/c/pay/**');
    expect(second.url()).toBe(first.url());
    const stored = await plateno.database.rows(
      `select customer_email as email from payments where payment_link_id = ${link.id}`,
    );
    expect(stored).toEqual([{ email: 'maria@example.com' }]);

    const [cookie] = (await first.context().cookies(link.paymentLinkUrl)).filter((it) => it.name === 'begun');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: `/pay/${link.uniqueToken}` });
    const other = await browse();
    await other.page.goto(`${link.paymentLinkUrl}/begun`);
    expect(new URL(other.page.url()).pathname).toBe(`/pay/${link.uniqueToken}`);
    await payAs(other.page, 'Друг клиент');
    const alert = other.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Друг клиент плаща по този линк в момента');
    await other.leave();
    await visitor.leave();
  });
});

it('the key of a begun payment serves no other link, and no link that is paid', async () => {
  const { page, leave } = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
  const [link, other] = [await plateno.createLink(merchant), await plateno.createLink(merchant)];
  await page.goto(link.paymentLinkUrl);
  await page.locator('button.pay').click();
  await page.waitForURL('**/c/pay/**');
  const [cookie] = await page.context().cookies(link.paymentLinkUrl);
  const begun = async ({ paymentLinkUrl }: { paymentLinkUrl: string }): Promise<string | null> =>
    (
      await fetch(`${paymentLinkUrl}/begun`, {
        redirect: 'manual',
        headers: { cookie: `begun=${cookie!.value}` },
      })
    ).headers.get('location');
  expect(await begun(link)).toBeNull();
  expect(await begun(other)).toBe(`/pay/${other.uniqueToken}`);
  await plateno.control.pay({ session: new URL(page.url()).pathname.split('/').at(-1)! });
  await expect.poll(() => begun(link)).toBe(`/pay/${link.uniqueToken}`);
  await leave();
});
