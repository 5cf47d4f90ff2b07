import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { cards, leavePage, payOnPage } from '#test/support/application/hosted-page.ts';
import { bg } from '#web/pay/return/messages/bg.ts';
import { en } from '#web/pay/return/messages/en.ts';
import { trustTexts } from '#web/pay/request/trust-texts.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { plainBrowser, servedValue, textsOf } from './support/plain-browser.ts';
import { phone, type Visitor } from './support/visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => plateno.close());

const htmlOf = async (url: string) => {
  const answer = await fetch(url, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

describe('the pay page as the server renders it', () => {
  it('the rendered pay page shows merchant and amount in the language of the URL', async () => {
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
    ['does not exist', () => Promise.resolve(`${plateno.url}/pay/AAAAAAAAAAAAAAAAAAAAAA`), 404],
    [
      'was cancelled',
      async () => {
        const link = await plateno.createLink(merchant);
        await merchant.api.post(`/payment-links/${link.id}/cancel`);
        return link.paymentLinkUrl;
      },
      410,
    ],
  ])('the page of a link that %s says so, with the HTTP status', async (_, urlOf, expected) => {
    const { status, html } = await htmlOf(await urlOf());
    expect(status).toBe(expected);
    expect(html).toContain('<h1>');
  });

  it('the rendered pay page says whom the payer pays, how and what follows, in both languages', async () => {
    await plateno.database.rows(
      'update merchants set return_terms = :terms, address = :address where id = :id',
      {
        terms: 'До 14 дни <b>срещу</b> бон.',
        address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
        id: merchant.id,
      },
    );
    const { html } = await htmlOf((await plateno.createLink(merchant)).paymentLinkUrl);
    expect(html).toMatch(/<span>Пловдив<\/span><a href="tel:\+359\d+">/);
    expect(html).toMatch(/<a href="mailto:[^"]+@[^"]+">/);
    expect(html).not.toContain('Паисий');
    expect(html).toContain('<section lang="bg"');
    expect(html).toContain('<section lang="en"');
    for (const texts of [trustTexts.bg, trustTexts.en])
      for (const text of [texts.secure, texts.wallets, texts.next, ...texts.steps('INVOICE')])
        expect(html).toContain(text);
    expect(html).toContain('До 14 дни &lt;b&gt;срещу&lt;/b&gt; бон.');
    expect(html).toContain('VISA');
  });

  it('the pay page gives messengers a title, amount, purpose and picture', async () => {
    const link = await plateno.createLink(merchant, { amount: 48.9, description: 'Ваза „Лято“ & "Зима"' });
    const { html } = await htmlOf(link.paymentLinkUrl);
    const metaOf = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(metaOf('title')).toBe('Заявка за плащане · Работилница „Дърво и камък“ ООД – Plateno');
    expect(metaOf('description')?.replace('\u00a0', ' ')).toBe(
      '48,90 € · Ваза „Лято“ &amp; &quot;Зима&quot;',
    );
    expect(metaOf('image')).toBe(`${plateno.url}/share.png`);
    const picture = await fetch(metaOf('image')!);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('forms of the pay page may be sent to Plateno and the card provider only', async () => {
    const { headers } = await htmlOf((await plateno.createLink(merchant)).paymentLinkUrl);
    const policy = headers.get('content-security-policy') ?? '';
    expect(/form-action ([^;]*)/.exec(policy)?.[1]).toMatch(
      /^'self' https:\/\/checkout\.stripe\.com( http:\/\/\S+)?$/,
    );
  });
});

describe('the pay page without script', () => {
  it('the form of the pay page leads to the provider’s page without script', async () => {
    const link = await plateno.createLink(merchant, { amount: 12 });
    const page = await plainBrowser().open(link.paymentLinkUrl);
    const next = await page.send({ customerName: 'Мария Георгиева', customerEmail: 'maria@example.com' });
    expect(new URL(next.url).pathname).toMatch(/^\/c\/pay\//);
    expect(next.status).toBe(200);
    const [stored] = await plateno.database.rows(
      `select customer_name as name, customer_email as email, charge_amount_minor as minor from payments
       where payment_link_id = ${link.id}`,
    );
    expect(stored).toEqual({ name: 'Мария Георгиева', email: 'maria@example.com', minor: 1_200 });
  });

  it('an invalid e-mail address shows the pay page again with the reason', async () => {
    const link = await plateno.createLink(merchant);
    const page = await plainBrowser().open(link.paymentLinkUrl);
    const again = await page.send({ customerEmail: 'maria@' });
    expect(textsOf(again.document, '.field-problem').join()).toContain('Въведете валиден имейл');
    expect(servedValue(again, 'customerEmail')).toBe('maria@');
    expect(again.url).toBe(link.paymentLinkUrl);
  });
});

describe('an invoice to a company on the pay page', () => {
  const storedBuyer = async (paymentLinkId: number) => {
    const [stored] = await plateno.database.rows<{ buyer: object | null }>(
      `select buyer from payments where payment_link_id = ${paymentLinkId}`,
    );
    return stored?.buyer;
  };
  const fill = async ({ page }: Visitor, taxId: string): Promise<void> => {
    await page.getByLabel('Фактура на фирма').check();
    await page.locator('[name="buyer.name"]').fill('Тест ЕООД');
    await page.locator('[name="buyer.taxId"]').fill(taxId);
    await page.locator('[name="buyer.address"]').fill('София');
  };
  const company = { name: 'Тест ЕООД', taxId: '175074752', vatNumber: null, address: 'София', country: 'BG' };

  it.each([
    ['without', false],
    ['with', true],
  ])(
    'a wrong company ID keeps everything typed, and the corrected one is stored with the payment (%s script)',
    async (_, javaScriptEnabled) => {
      const customer = await plateno.welcome('bg', phone, { javaScriptEnabled });
      const { page } = customer;
      const link = await plateno.createLink(merchant, { amount: 12 });
      await page.goto(link.paymentLinkUrl);
      expect(await page.locator('[name="buyer.name"]').isVisible()).toBe(false);
      await page.locator('[name=customerName]').fill('Мария');
      await fill(customer, '175074751');
      await page.locator('button.pay').click();
      await page.getByText('Въведете валиден ЕИК').waitFor();
      expect(await page.locator('[name="buyer.taxId"]').inputValue()).toBe('175074751');
      expect(await page.locator('[name="buyer.name"]').inputValue()).toBe('Тест ЕООД');
      expect(await page.locator('[name=customerName]').inputValue()).toBe('Мария');
      expect(await storedBuyer(link.id)).toBeUndefined();
      await page.locator('[name="buyer.taxId"]').fill('175074752');
      await page.locator('button.pay').click();
      await page.waitForURL('**/c/pay/**');
      expect(await storedBuyer(link.id)).toEqual(company);
      await customer.leave();
    },
  );

  it('the company is remembered by the browser only when the payer asks for it', async () => {
    const customer = await plateno.welcome('bg', phone);
    const { page } = customer;
    const payFor = async (isRemembered: boolean): Promise<void> => {
      const link = await plateno.createLink(merchant, { amount: 12 });
      await page.goto(link.paymentLinkUrl);
      await fill(customer, '175074752');
      await page.locator('[name=rememberBuyer]').setChecked(isRemembered);
      await page.locator('button.pay').click();
      await page.waitForURL('**/c/pay/**');
    };
    const filledIn = async (): Promise<string> => {
      await page.goto((await plateno.createLink(merchant)).paymentLinkUrl);
      await page.getByLabel('Фактура на фирма').check();
      return page.locator('[name="buyer.taxId"]').inputValue();
    };
    await payFor(false);
    expect(await filledIn()).toBe('');
    await payFor(true);
    await expect.poll(filledIn).toBe('175074752');
    await payFor(false);
    expect(await filledIn()).toBe('');
    await customer.leave();
  });
});

describe('a refused checkout without script', () => {
  it.each([
    ['bg', 'Друг клиент плаща по този линк в момента'],
    ['en', 'Another customer is paying this link right now'],
  ])('the page of a refused checkout names the reason without script (%s)', async (language, message) => {
    const link = await plateno.createLink(merchant, { amount: 12 });
    await plateno.openCheckout(link);
    const page = await plainBrowser().open(`${link.paymentLinkUrl}?lang=${language}`);
    const refused = await page.send({ customerName: 'Another payer' });
    expect(textsOf(refused.document, '[role=alert]')).toEqual([expect.stringContaining(message)]);
  });
});

describe('the pay page with script', () => {
  it('a script takes over the rendered pay page without an error and without a request for the link', async () => {
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

describe('the page of a checkout that was left, as the server renders it', () => {
  it('a payer who leaves the provider’s page after a decline reads the reason, without a script', async () => {
    const link = await plateno.createLink(merchant);
    const checkout = await plateno.openCheckout(link, { language: 'bg' });
    await payOnPage(checkout.checkoutUrl, cards.insufficientFunds);
    const url = (await leavePage(checkout.checkoutUrl)).headers.get('location')!;
    const html = await (await fetch(url)).text();
    expect(html).toContain(bg.declined.title);
    expect(html).toContain(bg.declined.reasons.insufficient_funds);
    expect(html).toContain(`href="/pay/${link.uniqueToken}?attempt=`);
    const english = await (await fetch(`${url}&lang=en`)).text();
    expect(english).toContain(en.declined.reasons.insufficient_funds);
    expect((await plateno.returnFrom(checkout)).declined).toBe('insufficient_funds');
  });

  const leaveDeclined = async (checkoutUrl: string): Promise<string> => {
    await payOnPage(checkoutUrl, cards.insufficientFunds);
    return (await leavePage(checkoutUrl)).headers.get('location')!;
  };
  const maria = { customerName: 'Мария Георгиева', customerEmail: 'maria@example.com' };
  /** A key of what was typed for one link shows nothing on the page of another. */
  const seeNothingElsewhere = async (address: string): Promise<void> => {
    const other = await plateno.createLink(merchant, { amount: 12 });
    const elsewhere = await fetch(`${other.paymentLinkUrl}?${new URL(address).searchParams.toString()}`);
    expect(await elsewhere.text()).not.toContain(maria.customerEmail);
  };

  it('what a payer typed is in the form again after a decline, without a script', async () => {
    const browser = plainBrowser();
    const link = await plateno.createLink(merchant, { amount: 12 });
    const hosted = await (await browser.open(link.paymentLinkUrl)).send(maria);
    const declined = await browser.open(await leaveDeclined(hosted.url));
    const again = [...declined.document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === bg.cancel.again,
    );
    expect(again?.getAttribute('href')).toContain('attempt=');
    const page = await browser.open(new URL(again!.getAttribute('href')!, declined.url).href);
    expect(servedValue(page, 'customerName')).toBe(maria.customerName);
    expect(servedValue(page, 'customerEmail')).toBe(maria.customerEmail);
    expect(page.url).not.toContain('maria');
    expect(textsOf(page.document, '[role=alert]')).toEqual([]);
    await seeNothingElsewhere(page.url);
    expect(new URL((await page.send()).url).pathname).toMatch(/^\/c\/pay\//);
  });

  it('what a payer typed is in the form again after a decline, with a script', async () => {
    const customer = await plateno.welcome('bg', phone);
    const { page } = customer;
    const link = await plateno.createLink(merchant, { amount: 12 });
    await page.goto(link.paymentLinkUrl);
    await page.locator('[name=customerName]').fill(maria.customerName);
    await page.locator('[name=customerEmail]').fill(maria.customerEmail);
    await page.locator('button.pay').click();
    await page.waitForURL('**/c/pay/**');
    await page.goto(await leaveDeclined(page.url()));
    const again = page.getByRole('link', { name: bg.cancel.again });
    // The browser has the details: the address keeps no key that could be passed on.
    await expect.poll(async () => (await again.getAttribute('href'))?.includes('attempt=')).toBe(false);
    await again.click();
    const name = page.locator('[name=customerName]');
    await expect.poll(() => name.inputValue()).toBe(maria.customerName);
    expect(await page.locator('[name=customerEmail]').inputValue()).toBe(maria.customerEmail);
    expect(page.url()).not.toContain('maria');
    expect(await page.getByRole('alert').count()).toBe(0);
    await seeNothingElsewhere(page.url());
    await page.locator('button.pay').click();
    await page.waitForURL('**/c/pay/**');
    await customer.leave();
  });

  it('the cancel page without the key of the attempt, or with another, gives no reason', async () => {
    const link = await plateno.createLink(merchant);
    const checkout = await plateno.openCheckout(link, { language: 'bg' });
    await payOnPage(checkout.checkoutUrl, cards.insufficientFunds);
    const url = new URL((await leavePage(checkout.checkoutUrl)).headers.get('location')!);
    for (const attempt of ['', crypto.randomUUID()]) {
      url.searchParams.set('attempt', attempt);
      const html = await (await fetch(url)).text();
      expect(html).toContain(bg.cancel.title);
      expect(html).not.toContain(bg.declined.title);
    }
  });
});
