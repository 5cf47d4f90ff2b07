import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { findWithoutFonts } from '#test/support/browser.ts';
import { partOf, readMail } from '#test/support/read-mail.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { sellTo } from './support/sell.ts';
import { receiptsIn } from './support/receipts-in.ts';

let folder: string;
/** The browser of all processes; missing at first. */
let program: string;
let deployment: Deployment;
let merchant: TestMerchant;
let sold: Invoice;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plateno-away-'));
  program = join(folder, 'chromium');
  const dataDir = join(folder, 'd'.repeat(120 - folder.length - 1));
  await mkdir(dataDir);
  deployment = await startDeployment({
    variables: { CHROMIUM_PATH: program, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  merchant = await deployment.shop.addMerchant();
});
afterAll(async () => {
  expect(await deployment.shop.doctor()).toEqual([]);
  await deployment.stop();
  await rm(folder, { recursive: true });
});

const installBrowser = async (): Promise<void> => {
  const { executablePath, env, folder: unused } = await findWithoutFonts();
  await unused.remove();
  const libraries = env['LD_LIBRARY_PATH'] ?? '';
  const script = `#!/bin/sh\nLD_LIBRARY_PATH="${libraries}" exec "${executablePath}" "$@"\n`;
  await writeFile(program, script, { mode: 0o755 });
};

const askServer = (path: string, token: string, language = 'bg'): Promise<Response> =>
  fetch(`${deployment.servers[0]!.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
const asAdmin = async (path: string): Promise<unknown> =>
  (await askServer(path, deployment.shop.adminToken)).json();

const awayGauge = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^plateno_documents_away (\d)$/m.exec(text)?.[1]);
};

const deliveryOf = async ({ id }: Invoice) => {
  const [row] = await deployment.shop.database.rows<{
    state: string;
    attempts: number;
    last_error: string | null;
  }>('select state, attempts, last_error from invoice_deliveries where invoice_id = ?', [id]);
  return row!;
};

describe('The browser of the documents cannot start', () => {
  it('server and worker whose browser cannot start report it at once in log, status, attention and metrics, and stay ready', async () => {
    const [server] = deployment.servers;
    await until('the server has logged it', async () => /no browser/.test(server!.said()));
    expect(await asAdmin('/system-status')).toMatchObject({ documents: 'away', api: 'online' });
    expect(await asAdmin('/attention')).toContainEqual({
      kind: 'DOCUMENTS_AWAY',
      count: 1,
      reason: `CHROMIUM_PATH: ${program}`,
    });
    for (const { metricsUrl } of [server!, deployment.workers[0]!])
      await until('the figure says so', async () => (await awayGauge(metricsUrl)) === 1);
    expect((await fetch(`${server!.url}/readyz`)).status).toBe(200);
  });

  it('a document without a browser is answered 503 with a message in the reader’s language and Retry-After', async () => {
    sold = await sellTo(deployment, merchant, 'waiting@example.com');
    for (const [language, text] of [
      ['bg', 'Документите временно не могат да се отпечатат. Опитайте пак след малко.'],
      ['en', 'Documents cannot be printed at the moment. Try again shortly.'],
    ] as const) {
      const answer = await askServer(`/invoices/${sold.id}/pdf`, merchant.token, language);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(await answer.json()).toMatchObject({ code: 'documents.away', message: text });
    }
  });

  it('receipts wait for the browser as long as needed, and use up no attempts of their jobs', async () => {
    const delivery = await until('the receipt was tried more often than the job may fail', async () => {
      await deployment.shop.makeJobsDue();
      const found = await deliveryOf(sold);
      return found.attempts > 4 && found;
    });
    expect(delivery).toMatchObject({ state: 'QUEUED', last_error: expect.stringContaining('Документите') });
    const jobs = await deployment.shop.database.rows<{ state: string; retry_count: number }>(
      `select state, retry_count from pgboss.job where name = 'invoices.mail-receipt'`,
    );
    expect(jobs.every(({ state, retry_count }) => state !== 'failed' && retry_count === 0)).toBe(true);
    expect(receiptsIn(deployment.shop.mailbox)).toEqual([]);
  });

  it('once the browser starts, the same processes send the receipts and print documents, and all reports change', async () => {
    await installBrowser();
    await until('the receipt has gone out', async () => {
      await deployment.shop.makeJobsDue();
      return (await deliveryOf(sold)).state === 'SENT';
    });
    const [mail] = receiptsIn(deployment.shop.mailbox);
    const read = readMail(mail!.raw);
    expect(partOf(read, 'text/plain').length).toBeGreaterThan(0);
    const attached = read.parts.find(({ type }) => type === 'application/pdf');
    expect((await readPdf(attached!.content)).pages).toBe(1);

    const answer = await askServer(`/invoices/${sold.id}/pdf`, merchant.token);
    expect(answer.status).toBe(200);
    expect((await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages).toBe(1);
    expect(await asAdmin('/system-status')).toMatchObject({ documents: 'ready' });
    expect(await asAdmin('/attention')).toContainEqual({ kind: 'DOCUMENTS_AWAY', count: 0 });
    expect(await awayGauge(deployment.workers[0]!.metricsUrl)).toBe(0);
  });
});
