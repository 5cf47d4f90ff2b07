import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMerchant } from '#test/support/application/build.ts';
import { messages as catalogues } from './support/messages.ts';
import { sharedInstallation, type Installation } from './support/installation.ts';
import { rowsToRun } from './support/matrix.ts';
import { phone, type Visitor } from './support/visitor.ts';
import { forOneVisitor } from './support/one-visitor.ts';

let plateno: Installation;
let merchant: TestMerchant;
beforeAll(async () => {
  plateno = await sharedInstallation();
  merchant = await plateno.addMerchant();
});
afterAll(async () => {
  expect(plateno.faults()).toEqual([]);
  await plateno.close();
});

const openCheckout = async (customerEmail?: string) =>
  plateno.openCheckout(await plateno.createLink(merchant, { amount: 48.9, description: 'Ваза' }), {
    ...(customerEmail !== undefined && { customerEmail }),
  });
const paid = async (customerEmail?: string) => {
  const checkout = await openCheckout(customerEmail);
  await plateno.control.pay({ session: checkout.sessionId });
  return checkout;
};
const addressOf = (sessionId: string, language: 'bg' | 'en' = 'bg'): string =>
  `${plateno.url}/pay/success?session_id=${sessionId}${language === 'en' ? '&lang=en' : ''}`;

describe.each(rowsToRun(['bg', 'en'] as const))(
  'the return page without a script, language %s',
  (language) => {
    const say = catalogues[language].return;
    const withoutScript = () => plateno.welcome(language, phone, { javaScriptEnabled: false });

    it('a payer reads what was paid, has the document sent and issued to a company, and downloads it', async () => {
      const { sessionId } = await paid();
      const visitor = await withoutScript();
      const { page } = visitor;
      await page.goto(addressOf(sessionId, language));
      await page.getByRole('heading', { name: say.success.title }).waitFor();
      await page.getByText(say.success.stamp, { exact: true }).waitFor();
      const text = await page.locator('main').innerText();
      expect(text).toContain('Работилница „Дърво и камък“ ООД');
      expect(text).toMatch(language === 'bg' ? /48,90\s€/u : /€48\.90/u);
      const document = page.getByRole('link', { name: say.documents.INVOICE.pdf });
      const pdf = await fetch(new URL((await document.getAttribute('href'))!, plateno.url));
      expect(pdf.headers.get('content-type')).toBe('application/pdf');

      const email = page.locator('[name=email]');
      await email.fill('maria@');
      await page.getByRole('button', { name: say.receipt.send }).click();
      await page.locator('.field-problem').waitFor();
      expect(await email.inputValue()).toBe('maria@');
      await email.fill('maria@example.com');
      await page.getByRole('button', { name: say.receipt.send }).click();
      await page.getByText(say.documents.INVOICE.sentThere).waitFor();

      await page.getByText(say.otherBuyer.title).click();
      await page.locator('[name="buyer.name"]').fill('Тест ЕООД');
      await page.locator('[name="buyer.taxId"]').fill('175074751');
      await page.locator('[name="buyer.address"]').fill('София');
      await page.getByRole('button', { name: say.otherBuyer.ask }).click();
      await page.locator('.field-problem').waitFor();
      expect(await page.locator('[name="buyer.name"]').inputValue()).toBe('Тест ЕООД');
      await page.locator('[name="buyer.taxId"]').fill('175074752');
      await page.getByRole('button', { name: say.otherBuyer.ask }).click();
      await page.getByText(say.otherBuyer.replaced('').slice(0, 24)).waitFor();
      expect(new URL(page.url()).searchParams.get('answer')).toBe('replaced');
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    });

    it('a payment that is under way is said so, and the page loads itself until it is paid', async () => {
      const { sessionId } = await openCheckout();
      const visitor = await withoutScript();
      const { page } = visitor;
      await page.goto(addressOf(sessionId, language));
      await page.getByRole('heading', { name: say.success.checking }).waitFor();
      await page.getByText('Работилница „Дърво и камък“ ООД').waitFor();
      await page.getByRole('link', { name: say.success.checkAgain }).click();
      await page.waitForURL(/polls=[2-9]/);
      await plateno.control.pay({ session: sessionId });
      await page.getByRole('heading', { name: say.success.title }).waitFor();
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    });
  },
);

describe('the return page with a script that does not come', () => {
  const withScript = async (answer: 'late' | 'gone' | 'wrong'): Promise<Visitor> => {
    const visitor = await plateno.welcome('bg', phone);
    await visitor.page.route(/\/assets\/pay-[^/]*\.js$/, (route) => {
      if (answer === 'gone') return route.fulfill({ status: 404 });
      if (answer === 'wrong') return route.fulfill({ contentType: 'text/javascript', body: 'a ?? = b' });
      return undefined;
    });
    return visitor;
  };

  /** The payer reads that the payment is paid, and has the document sent. @returns how often the page says so */
  const readAndSend = async ({ page, messages }: Pick<Visitor, 'page' | 'messages'>): Promise<number> => {
    await page.getByRole('heading', { name: messages.return.success.title }).waitFor();
    await page.locator('[name=email]').fill('maria@example.com');
    await page.getByRole('button', { name: messages.return.receipt.send }).click();
    await page.getByText(messages.return.documents.INVOICE.sentThere).waitFor();
    return page.getByText(messages.return.success.stamp, { exact: true }).count();
  };

  it.each(['late', 'gone', 'wrong'] as const)(
    'a payer whose script is %s reads that the payment is paid, and can have the document sent',
    async (answer) => {
      const { sessionId } = await paid();
      const { page, messages, leave } = await withScript(answer);
      await page.goto(addressOf(sessionId), { waitUntil: 'commit' });
      expect(await readAndSend({ page, messages })).toBe(1);
      await leave();
    },
  );

  it('a page whose script fails shows what was served, and its forms work', async () => {
    const { sessionId } = await paid();
    const { page, messages, leave } = await plateno.welcome('bg', phone);
    // The first effect that the script runs fails.
    await forOneVisitor(page).addInitScript(() => {
      Object.defineProperty(document, 'title', {
        set: () => {
          throw new TypeError('not supported');
        },
      });
    });
    await page.goto(addressOf(sessionId), { waitUntil: 'networkidle' });
    expect(await readAndSend({ page, messages })).toBe(1);
    await leave();
  });
});
