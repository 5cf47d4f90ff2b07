import { plainBrowser, type ServedPage } from '#test/e2e/support/plain-browser.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import type { TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { inDays } from '#test/support/in-days.ts';

let addresses = 0;

type Shop = Pick<TestApplication, 'url' | 'database' | 'mailbox' | 'drain'>;
export type Browser = ReturnType<typeof plainBrowser>;

/** Steps of tests about the place of a payer. */
export const payerSteps = (shop: Shop) => {
  const newAddress = (): string => `payer-${(addresses += 1)}-${Date.now()}@example.com`;
  /** An invoice that waits for its payment, issued to the address. */
  const invoice = async (
    { api }: Pick<TestMerchant, 'api'>,
    email: string,
    about: object = {},
  ): Promise<Invoice> =>
    accepted(
      await api.post<Invoice>('/invoices', {
        currency: 'EUR',
        customer: { kind: 'PERSON', name: 'Мария Георгиева', email },
        items: [{ description: 'Дъбова маса', quantity: 1, unitPrice: 120, taxRate: 0 }],
        dueDate: inDays(14),
        ...about,
      }),
    );
  const ask = async (email: string, browser = plainBrowser(), path = '/me'): Promise<ServedPage> => {
    const page = await browser.open(`${shop.url}${path}`);
    return page.send({ email });
  };
  /** The links that were mailed to the address, the oldest first. */
  const linksOf = (email: string): string[] =>
    shop.mailbox.mails
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => partOf(readMail(raw), 'text/plain').toString())
      .flatMap((text) => /http\S+\/me\/[\w-]{43}(?:\?lang=en)?/.exec(text) ?? []);
  /** Asks for a link. @returns the mailed one */
  const mailedLink = async (email: string, path?: string): Promise<string> => {
    const before = linksOf(email).length;
    await ask(email, plainBrowser(), path);
    await shop.drain();
    const links = linksOf(email);
    if (links.length !== before + 1) throw new Error(`${links.length - before} links were mailed`);
    return links.at(-1)!;
  };
  /** Opens the place in a new browser. */
  const enter = async (email: string): Promise<Readonly<{ browser: Browser; page: ServedPage }>> => {
    const browser = plainBrowser();
    const link = await browser.open(await mailedLink(email));
    return { browser, page: await link.send() };
  };
  const open = (browser: Browser, path: string): Promise<ServedPage> => browser.open(`${shop.url}${path}`);
  /** Posts a form of the place from the browser. @returns where it leads */
  const post = async (
    browser: Browser,
    path: string,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return answer.headers.get('location') ?? String(answer.status);
  };
  return { post, newAddress, invoice, ask, linksOf, mailedLink, enter, open };
};

/** The text of a page in one line. */
export const textOf = ({ document }: ServedPage): string =>
  (document.body.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
