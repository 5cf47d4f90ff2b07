import { expect, test, vi } from 'vitest';
import { CallerLeft } from '#platform/fair-share/fair-queue.ts';
import type { Arrangement, HtmlPrinter } from '#platform/browser/html-printer.ts';
import { CachingHtmlPrinter } from '#platform/browser/caching-html-printer.ts';

const facts = { author: 'Мария', writtenAt: new Date('2026-11-20T10:00:00Z') };

/** Prints the page's own bytes and records its calls. */
class FakeHtmlPrinter implements HtmlPrinter {
  readonly asked: string[] = [];
  isBroken = false;

  async print(html: string): Promise<Uint8Array> {
    this.asked.push(html);
    if (this.isBroken) throw new Error('no browser');
    return new TextEncoder().encode(html);
  }

  health() {
    return { state: 'ready' } as const;
  }

  async close(): Promise<void> {}
}

test('the same page is printed once, also for two concurrent calls', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new CachingHtmlPrinter(inner);
  const [one, other] = await Promise.all([printer.print('a', facts), printer.print('a', facts)]);
  expect(one).toEqual(other);
  await printer.print('a', facts);
  await printer.print('b', facts);
  expect(inner.asked).toEqual(['a', 'b']);
});

test('a failed print is not cached', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new CachingHtmlPrinter(inner);
  inner.isBroken = true;
  await expect(printer.print('a', facts)).rejects.toThrow('no browser');
  inner.isBroken = false;
  expect(await printer.print('a', facts)).toEqual(new TextEncoder().encode('a'));
});

test('the least recently used print is dropped from the full cache', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new CachingHtmlPrinter(inner, 2);
  for (const html of ['a', 'b', 'a', 'c', 'a', 'b']) await printer.print(html, facts);
  expect(inner.asked).toEqual(['a', 'b', 'c', 'b']);
});

test('another author or another date makes another print', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new CachingHtmlPrinter(inner);
  await printer.print('a', facts);
  await printer.print('a', { ...facts, author: 'Иван' });
  await printer.print('a', { ...facts, writtenAt: new Date('2026-11-21T10:00:00Z') });
  expect(inner.asked).toEqual(['a', 'a', 'a']);
});

test('a page is arranged when it is printed, and not when it comes from the cache', async () => {
  const arranged: (readonly number[])[] = [];
  const printer = new CachingHtmlPrinter({
    print: async (html, _, arrange) => {
      arrange?.([html.length]);
      return new Uint8Array();
    },
    health: () => ({ state: 'ready' }),
    close: async () => undefined,
  });
  const arrange: Arrangement = (heights) => {
    arranged.push(heights);
    return [];
  };
  await printer.print('page', facts, arrange);
  await printer.print('page', facts, arrange);
  expect(arranged).toEqual([[4]]);
});

test('of two callers of one print the second still gets it after the first has left', async () => {
  const left = Promise.withResolvers<Uint8Array>();
  const answers = [left.promise, Promise.resolve(new TextEncoder().encode('page'))];
  const printer = new CachingHtmlPrinter({
    print: () => answers.shift()!,
    health: () => ({ state: 'ready' }),
    close: async () => undefined,
  });
  const leaving = new AbortController();
  const first = printer.print('page', facts, undefined, { key: 'a', signal: leaving.signal });
  const second = printer.print('page', facts, undefined, { key: 'b', signal: new AbortController().signal });
  leaving.abort();
  left.reject(new CallerLeft());
  await expect(first).rejects.toThrow(CallerLeft);
  expect(await second).toEqual(new TextEncoder().encode('page'));
});

test('a call that lasts too long is refused with the expected time, and the next call gets the same print; a job waits for it', async () => {
  vi.useFakeTimers();
  try {
    const printing = Promise.withResolvers<Uint8Array>();
    let prints = 0;
    const printer = new CachingHtmlPrinter({
      print: () => {
        prints += 1;
        return printing.promise;
      },
      health: () => ({ state: 'ready' }),
      expectedSeconds: () => 80.2,
      close: async () => undefined,
    });
    const called = printer.print('page', facts).catch((error: unknown) => error);
    const job = printer.print('page', facts, undefined, { key: 'receipts', isPatient: true });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await called).toMatchObject({
      code: 'documents.busy',
      kind: 'unavailable',
      retryAfterSeconds: 81,
      params: { seconds: 81 },
    });
    const again = printer.print('page', facts);
    printing.resolve(new TextEncoder().encode('page'));
    expect(await again).toEqual(await job);
    expect(prints).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
