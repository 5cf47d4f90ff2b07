import { expect, test } from 'vitest';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { RememberingHtmlPrinter } from '#platform/browser/remembering-html-printer.ts';

const facts = { author: 'Мария', writtenAt: new Date('2026-11-20T10:00:00Z') };

/** Prints the page's own bytes and remembers what it was asked for. */
class FakeHtmlPrinter implements HtmlPrinter {
  readonly asked: string[] = [];
  isBroken = false;

  async print(html: string): Promise<Uint8Array> {
    this.asked.push(html);
    if (this.isBroken) throw new Error('no browser');
    return new TextEncoder().encode(html);
  }

  async measure(html: string): Promise<readonly number[]> {
    this.asked.push(`measure ${html}`);
    return [html.length];
  }

  async close(): Promise<void> {}
}

test('the same page is printed once, also for two who ask at the same time', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  const [one, other] = await Promise.all([printer.print('a', facts), printer.print('a', facts)]);
  expect(one).toEqual(other);
  await printer.print('a', facts);
  await printer.print('b', facts);
  expect(inner.asked).toEqual(['a', 'b']);
});

test('a failure is not kept', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  inner.isBroken = true;
  await expect(printer.print('a', facts)).rejects.toThrow('no browser');
  inner.isBroken = false;
  expect(await printer.print('a', facts)).toEqual(new TextEncoder().encode('a'));
});

test('what was not asked for the longest makes room', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner, 2);
  for (const html of ['a', 'b', 'a', 'c', 'a', 'b']) await printer.print(html, facts);
  expect(inner.asked).toEqual(['a', 'b', 'c', 'b']);
});

test('another author or another day is another document', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  await printer.print('a', facts);
  await printer.print('a', { ...facts, author: 'Иван' });
  await printer.print('a', { ...facts, writtenAt: new Date('2026-11-21T10:00:00Z') });
  expect(inner.asked).toEqual(['a', 'a', 'a']);
});

test('the same page is measured once, beside its print', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  await printer.print('a', facts);
  expect([await printer.measure('a'), await printer.measure('a')]).toEqual([[1], [1]]);
  expect(inner.asked).toEqual(['a', 'measure a']);
});
