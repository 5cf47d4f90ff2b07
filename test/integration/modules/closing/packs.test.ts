import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentsAway } from '#kernel/print-failures.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { freePort } from '#development/ports.ts';
import { compose } from '#src/composition.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';

const documents = 40;
const pack = '/api/months/me/2026-09/pack';
let shop: TestApplication;
let seller: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  const steps = accountantSteps(shop);
  seller = await steps.addComplete('Агро ЕООД');
  for (let count = 0; count < documents; count += 1)
    await steps.payAt(seller.id, '2026-09-15T09:00:00Z', 1_200 + count);
  accepted(await seller.api.post('/months/me/2026-09/close'));
});
afterAll(() => shop.stop());

/** A pack; on a busy machine its turn among the exports may come only at another try. */
const packAt = async (url: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${seller.token}` };
  const answer = await until('the pack has its turn', async () => {
    const tried = await fetch(`${url}${pack}`, { headers });
    return tried.status === 429 ? undefined : tried;
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

type Printing = Readonly<{ url: string; printed: () => number }>;
/** Called with the number of the print, from 1, and with the signal of its caller. */
type Hold = (print: number, signal: AbortSignal | undefined) => Promise<unknown>;

/** An application on the same database whose printer gives a megabyte that cannot be compressed. */
const withPrinter = async (hold: Hold, work: (printing: Printing) => Promise<void>): Promise<void> => {
  let prints = 0;
  const printer: HtmlPrinter = {
    print: async (_html, _facts, _arrange, turn) => {
      await hold((prints += 1), turn?.signal);
      return randomBytes(1_048_576);
    },
    health: () => ({ state: 'ready' }),
    close: async () => undefined,
  };
  const PORT = String(await freePort());
  const application = await compose(readConfig({ ...shop.env, PORT }), [override(HtmlPrinter, printer)]);
  try {
    await application.listen();
    await work({ url: `http://127.0.0.1:${PORT}`, printed: () => prints });
  } finally {
    await application.close(0);
  }
};

/** The number of prints once it has not grown in fifty looks. */
const restingAt = async ({ printed }: Printing): Promise<number> => {
  let [last, looks] = [0, 0];
  await until('printing rests', () => {
    looks = printed() === last ? looks + 1 : 0;
    last = printed();
    return last > 0 && looks > 50;
  });
  return last;
};

/** The answer of a pack of which nothing has been read. */
const openPack = async (url: string): Promise<IncomingMessage> => {
  const request = get(`${url}${pack}`, { headers: { authorization: `Bearer ${seller.token}` } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  return answer;
};

it('packs of one closed month are equal in parallel and by another application', async () => {
  const [first, ...others] = await Promise.all([packAt(shop.url), packAt(shop.url), packAt(shop.url)]);
  const another = await shop.startAnother();
  others.push(await packAt(another.url));
  await another.close();
  expect(others.map((other) => other.equals(first))).toEqual([true, true, true]);
  const files = await readZip(first);
  expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toHaveLength(documents);
});

it('a client that does not read stops the printing of its pack, and gets the rest when it reads', async () => {
  const hold: Hold = () => Promise.resolve();
  await withPrinter(hold, async (printing) => {
    const answer = await openPack(printing.url);
    expect(await restingAt(printing)).toBeLessThan(documents / 2);
    const files = await readZip(await buffer(answer));
    expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toHaveLength(documents);
    expect(printing.printed()).toBe(documents);
  });
});

it('a client that leaves in the middle of its pack ends its print, and no later document is printed', async () => {
  let isAborted = false;
  const untilLeft: Hold = async (print, signal) => {
    if (print !== 3) return;
    await once(signal!, 'abort');
    isAborted = true;
  };
  await withPrinter(untilLeft, async (printing) => {
    const answer = await openPack(printing.url);
    answer.on('error', () => undefined).resume();
    await until('the third document is printed', () => printing.printed() === 3);
    answer.destroy();
    await until('the print ends', () => isAborted);
    expect(await restingAt(printing)).toBe(3);
  });
});

it('a pack whose first document cannot be printed is refused with the reason, and one that fails later has no end', async () => {
  const headers = { authorization: `Bearer ${seller.token}` };
  let failing = 1;
  const hold: Hold = async (print) => {
    if (print === failing) throw new DocumentsAway(new Error('no browser'));
  };
  await withPrinter(hold, async ({ url, printed }) => {
    const refused = await fetch(`${url}${pack}`, { headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.json()).toMatchObject({ code: 'documents.away' });
    failing = printed() + 3;
    const cut = await fetch(`${url}${pack}`, { headers });
    expect(cut.status).toBe(200);
    await expect(cut.arrayBuffer()).rejects.toThrow('terminated');
  });
});

it('the archive of closed months says what it holds, and has a folder with name and id for each merchant', async () => {
  const answer = await fetch(`${shop.url}/api/months/packs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ month: '2026-09', merchantIds: [seller.id] }),
  });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="plateno-closed-months-2026-09.zip"',
  );
  const folders = Object.keys(await readZip(await answer.arrayBuffer())).map((path) => path.split('/')[0]);
  expect(new Set(folders)).toEqual(new Set([`agro-eood-${seller.id}`]));
});
