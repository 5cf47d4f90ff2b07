import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainBrowser } from '#test/e2e/support/plain-browser.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { payerSteps } from './payers-fixture.ts';

let shop: TestApplication;
let steps: ReturnType<typeof payerSteps>;
let seller: TestMerchant;
beforeAll(async () => {
  shop = await startApplication({ variables: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  steps = payerSteps(shop);
  seller = await shop.addMerchant();
});
afterAll(() => shop.stop());

const ask = async (email: string, network: string): Promise<string> => {
  const answer = await fetch(`${shop.url}/me`, {
    method: 'POST',
    headers: { 'x-forwarded-for': network },
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  });
  return answer.headers.get('location')!;
};

test('an address gets three mails while a link opens, in whatever spelling of its mailbox, and the answer stays the same', async () => {
  const email = steps.newAddress();
  await steps.invoice(seller, email);
  const spelled = [email, email.toUpperCase(), email, email.replace('@', '+a@'), email];
  const answers: string[] = [];
  for (const [at, one] of spelled.entries()) answers.push(await ask(one, `192.0.2.${at}`));
  await shop.drain();
  expect(new Set(answers)).toEqual(new Set(['/me?said=sent']));
  const { mails } = shop.mailbox;
  const links = mails.filter(({ to }) => to.some((one) => one.toLowerCase() === email));
  expect(links.filter(({ raw }) => raw.toString().includes('payer-link-'))).toHaveLength(3);
});

test('an address in whose name strangers ask has a link that opens whenever it gets no further one', async () => {
  const email = steps.newAddress();
  await steps.invoice(seller, email);
  for (let at = 0; at < 9; at += 1) await ask(email, `198.18.0.${at}`);
  await shop.drain();
  const [first] = steps.linksOf(email);
  const page = await plainBrowser().open(first!);
  expect(new URL((await page.send()).url).pathname).toBe('/me/place');
  const [until] = await shop.database.rows<{ links: string; share: number }>(
    `select (select max(l.expires_at) from payer_links l where l.email = :email) as links,
       (select max(r.expire) from rate_limits r where r.key like 'payer-link:%') as share`,
    { email },
  );
  expect(until!.share).toBeGreaterThan(0);
  expect(until!.share).toBeLessThanOrEqual(Date.parse(until!.links));
});

test('one network sends twenty forms an hour, and another one is answered', async () => {
  const answers: string[] = [];
  for (let at = 0; at < 21; at += 1) answers.push(await ask(steps.newAddress(), '198.51.100.1'));
  expect(answers.filter((one) => one === '/me?said=limited')).toHaveLength(1);
  expect(await ask(steps.newAddress(), '198.51.100.2')).toBe('/me?said=sent');
});

test('secrets are guessed thirty times a minute from one network', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) {
    const secret = String(at).padStart(43, 'A');
    const answer = await fetch(`${shop.url}/me/${secret}`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    statuses.push(answer.status);
  }
  expect([statuses.filter((one) => one === 404).length, statuses.at(-1)]).toEqual([30, 429]);
});
