import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainBrowser } from '#test/e2e/support/plain-browser.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { payerSteps, textOf } from './payers-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof payerSteps>;
let seller: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  shop = await startApplication();
  steps = payerSteps(shop);
  [seller, other] = [await shop.addMerchant(), await shop.addMerchant()];
});
afterAll(() => shop.stop());

describe('the mailed link', () => {
  test('a known and an unknown address get the same answer, and the known one alone a mail', async () => {
    const [known, unknown] = [steps.newAddress(), steps.newAddress()];
    await steps.invoice(seller, known);
    await shop.drain();
    const answers = [await steps.ask(known), await steps.ask(unknown)];
    await shop.drain();
    expect(answers[0]!.document.body.innerHTML).toBe(answers[1]!.document.body.innerHTML);
    expect(answers.map(({ status, url }) => [status, new URL(url).search])).toEqual([
      [200, '?said=sent'],
      [200, '?said=sent'],
    ]);
    expect([steps.linksOf(known).length, steps.linksOf(unknown).length]).toEqual([1, 0]);
  });

  test('looking at the link changes nothing; its button opens the place once, on one device', async () => {
    const email = steps.newAddress();
    const { invoiceNumber } = await steps.invoice(seller, email);
    const url = await steps.mailedLink(email);
    const [scanner, first, second] = [plainBrowser(), plainBrowser(), plainBrowser()];
    await scanner.open(url);
    const shown = await second.open(url);
    const opened = await (await first.open(url)).send();
    expect([new URL(opened.url).pathname, textOf(opened).includes(invoiceNumber)]).toEqual([
      '/me/place',
      true,
    ]);
    const late = await shown.send();
    expect([late.status, textOf(late).includes(invoiceNumber)]).toEqual([404, false]);
    expect(new URL((await steps.open(second, '/me/place')).url).pathname).toBe('/me');
  });

  test('a link that is thirty minutes old, and a foreign one, open nothing', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email);
    const url = await steps.mailedLink(email);
    const shown = await plainBrowser().open(url);
    await shop.database.rows(
      `update payer_links set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes'
       where email = :email returning id`,
      { email },
    );
    expect((await plainBrowser().open(url)).status).toBe(404);
    const sent = await shown.send();
    expect([sent.status, new URL(sent.url).pathname.startsWith('/me/place')]).toEqual([404, false]);
    expect((await plainBrowser().open(`${shop.url}/me/${'A'.repeat(43)}`)).status).toBe(404);
  });

  test('only digests of link and cookie are stored, and the cookie is unreadable for scripts', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email);
    const url = await steps.mailedLink(email);
    const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
    const cookie = answer.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^payer=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
    const secrets = [url.split('/').at(-1)!, /payer=([\w-]+)/.exec(cookie)![1]!];
    const rows = await shop.database.rows(
      `select l::text as row from payer_links l where email = :email
       union all select s::text from payer_sessions s where email = :email`,
      { email },
    );
    expect(rows).toHaveLength(2);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the place', () => {
  test('it shows documents of the proven address with all merchants, and nothing of another address', async () => {
    const [email, foreign] = [steps.newAddress(), steps.newAddress()];
    const mine = [await steps.invoice(seller, email), await steps.invoice(other, email.toUpperCase())];
    const hidden = await steps.invoice(seller, foreign);
    const { browser, page } = await steps.enter(email);
    for (const { invoiceNumber } of mine) expect(textOf(page)).toContain(invoiceNumber);
    expect(textOf(page)).not.toContain(foreign);
    for (const ending of ['pdf', 'xml']) {
      const answer = await steps.open(browser, `/me/place/documents/${hidden.id}.${ending}`);
      expect(new URL(answer.url).search).toBe('?said=not-found');
    }
  });

  test('after leaving, and thirty minutes after opening, the cookie opens nothing', async () => {
    const email = steps.newAddress();
    await steps.invoice(seller, email);
    const left = await steps.enter(email);
    expect(await steps.post(left.browser, '/me/place/leave')).toBe('/me?said=left');
    const gone = await steps.open(left.browser, '/me/place');
    expect([new URL(gone.url).pathname, new URL(gone.url).search]).toEqual(['/me', '?said=ended']);
    const { browser } = await steps.enter(email);
    await shop.database.rows(
      `update payer_sessions set created_at = created_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes'
       where email = :email returning email`,
      { email },
    );
    const page = await steps.open(browser, '/me/place');
    expect([new URL(page.url).pathname, new URL(page.url).search]).toEqual(['/me', '?said=ended']);
  });
});
