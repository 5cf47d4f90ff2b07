import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { openInstallation, type Installation } from './support/installation.ts';
import { phone, type Visitor } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await openInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

const htmlOf = async (address: string) => {
  const answer = await fetch(address, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

describe('The pay page stands before any script has come', () => {
  it('who asks for how much, in the language that the address asks', async () => {
    const { paymentLinkUrl } = await plateno.createLink(merchant, { amount: 48.9, description: 'Ваза <b>' });
    const { status, html, headers } = await htmlOf(paymentLinkUrl);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('private');
    expect(html).toContain('<html lang="bg"');
    expect(html).toContain('Работилница „Дърво и камък“ ООД');
    expect(html).toMatch(/48,90\s€/u);
    expect(html).toContain('Ваза &lt;b&gt;');
    expect(html).not.toContain('Ваза <b>');
    const english = (await htmlOf(`${paymentLinkUrl}?lang=en`)).html;
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('€48.90');
  });

  it.each([
    ['nobody made', () => Promise.resolve(`${plateno.address}/pay/AAAAAAAAAAAAAAAAAAAAAA`), 404],
    [
      'was cancelled',
      async () => {
        const link = await plateno.createLink(merchant);
        await merchant.api.post(`/payment-links/${link.id}/cancel`);
        return link.paymentLinkUrl;
      },
      410,
    ],
  ])('a link that %s says so with its status', async (_, address, expected) => {
    const { status, html } = await htmlOf(await address());
    expect(status).toBe(expected);
    expect(html).toContain('<h1>');
  });

  it('a messenger is told what is shared: a title, how much and for what, and a picture of ours', async () => {
    const link = await plateno.createLink(merchant, { amount: 48.9, description: 'Ваза „Лято“ & "Зима"' });
    const { html } = await htmlOf(link.paymentLinkUrl);
    const told = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(told('title')).toBe('Заявка за плащане · Работилница „Дърво и камък“ ООД – Plateno');
    expect(told('description')?.replace('\u00a0', ' ')).toBe('48,90 € · Ваза „Лято“ &amp; &quot;Зима&quot;');
    expect(told('image')).toBe(`${plateno.address}/share.png`);
    const picture = await fetch(told('image')!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('a form may lead to us and to the card provider, and nowhere else', async () => {
    const { headers } = await htmlOf((await plateno.createLink(merchant)).paymentLinkUrl);
    const policy = headers.get('content-security-policy') ?? '';
    expect(/form-action ([^;]*)/.exec(policy)?.[1]).toMatch(
      /^'self' https:\/\/checkout\.stripe\.com( http:\/\/\S+)?$/,
    );
  });
});

describe('Where no script runs', () => {
  let customer: Visitor;
  beforeAll(async () => {
    customer = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
  });
  afterAll(async () => customer.leave());

  it('the form leads to the provider’s page', async () => {
    const { page } = customer;
    const link = await plateno.createLink(merchant, { amount: 12 });
    await page.goto(link.paymentLinkUrl);
    await page.locator('[name=customerName]').fill('Мария Георгиева');
    await page.locator('[name=customerEmail]').fill('maria@example.com');
    await page.locator('button.pay').click();
    await page.waitForURL('**/c/pay/**');
    const [stored] = await plateno.database.rows(
      `select customer_name as name, customer_email as email, charge_amount_minor as minor from payments
       where payment_link_id = ${link.id}`,
    );
    expect(stored).toEqual({ name: 'Мария Георгиева', email: 'maria@example.com', minor: 1_200 });
  });

  it('an address that is none brings the page back with the reason', async () => {
    const { page, messages } = customer;
    const link = await plateno.createLink(merchant);
    await page.goto(link.paymentLinkUrl);
    await page.locator('[name=customerEmail]').fill('maria@');
    await page.locator('button.pay').click();
    await page.getByText(messages.pay.request.emailWrong).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(link.paymentLinkUrl).pathname);
  });
});

describe('Where no script runs and the checkout is refused', () => {
  it.each(['bg', 'en'] as const)('the page says the reason of the refusal (%s)', async (language) => {
    const customer = await plateno.welcome('bg', phone, { javaScriptEnabled: false });
    const { page } = customer;
    const link = await plateno.createLink(merchant, { amount: 12 });
    await plateno.openCheckout(link);
    await page.goto(`${link.paymentLinkUrl}?lang=${language}`);
    await page.locator('[name=customerName]').fill('Another payer');
    await page.locator('button.pay').click();
    const message =
      language === 'bg'
        ? 'Друг клиент плаща по този линк в момента'
        : 'Another customer is paying this link right now';
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(message);
    await customer.leave();
  });
});

describe('A browser with script takes the page over', () => {
  it('as it stands, without a complaint and without asking for the link again', async () => {
    const customer = await plateno.welcome('bg', phone);
    const asked: string[] = [];
    customer.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = await plateno.createLink(merchant);
    await customer.page.goto(link.paymentLinkUrl);
    await customer.page.locator('[name=customerName]').fill('Иван');
    await customer.page.reload();
    await expect.poll(() => customer.page.locator('[name=customerName]').inputValue()).toBe('Иван');
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(customer.complaints).toEqual([]);
    await customer.leave();
  });
});
