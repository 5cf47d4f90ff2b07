import lighthouse from 'lighthouse';
import { demoAccounts } from '#development/demo-accounts.ts';
import { openStartedProduct } from '#test/e2e/support/started-product.ts';
import { setWorkerBrowser } from '#test/e2e/support/worker-browser.ts';
import { openBrowser } from '#test/support/browser.ts';
import { withBrowser } from './browser.ts';

/**
 * `npm run bench:lighthouse`: Lighthouse's scores of public pages and a pay page, on its emulated phone with slow 4G, the
 * median of three runs. The web must be built; the npm script does it first. Ends with 1 when a score is below its goal.
 */
const goals = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];
const runs = 3;

/** The metrics that make the score of performance: milliseconds, and the layout shift. */
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'speed-index': 'SI',
  'cumulative-layout-shift': 'CLS',
} as const;

interface Measured {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost accessibility or best practices. */
  readonly failed: readonly string[];
  readonly values: readonly number[];
}

const measure = async (url: string): Promise<Measured> => {
  const result = await withBrowser(async (browser) =>
    lighthouse(url, { onlyCategories: categories, logLevel: 'error' }, undefined, await browser.newPage()),
  );
  const { lhr } = result!;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Measured['scores'];
  const failed = (['accessibility', 'best-practices'] as const)
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id]?.score === 0)
    .map(({ id }) => id);
  const values = Object.keys(metrics).map((id) => lhr.audits[id]?.numericValue ?? NaN);
  return { scores, failed: [...new Set(failed)], values };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** @returns the URL of a new payment link of the demo merchant */
const createLink = async (url: string): Promise<string> => {
  const send = async (path: string, body: object, token?: string): Promise<Record<string, string>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const { username, password } = demoAccounts.find(({ role }) => role === 'MERCHANT')!;
  const { token } = await send('/auth/login', { username, password });
  const link = await send('/payment-links/me', { amount: 48, currency: 'EUR', description: 'Чаша' }, token);
  return link['paymentLinkUrl']!;
};

const browser = await openBrowser();
setWorkerBrowser(browser);
const product = await openStartedProduct();
let isMet = true;
try {
  const pages = ['/', '/features', '/pricing', '/login'].map(
    (path) => [path, `${product.url}${path}`] as const,
  );
  const head = ['page', ...categories, ...Object.values(metrics)];
  process.stdout.write(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |\n`);
  for (const [name, url] of [...pages, ['/pay/…', await createLink(product.url)] as const]) {
    const measured: Measured[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(url));
    const scores = categories.map((category) => median(measured.map((one) => one.scores[category])));
    const values = Object.keys(metrics).map((_, index) =>
      Number(median(measured.map((one) => one.values[index]!)).toPrecision(3)),
    );
    process.stdout.write(`| ${[name, ...scores, ...values].join(' | ')} |\n`);
    const failed = new Set(measured.flatMap((one) => one.failed));
    if (failed.size > 0) process.stdout.write(`  ${[...failed].join(', ')}\n`);
    isMet &&= scores.every((score, index) => score >= goals[categories[index]!]);
  }
} finally {
  await product.close();
  await browser.close();
}
process.exitCode = isMet ? 0 : 1;
