import { expect, test } from 'vitest';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { RememberingHtmlPrinter } from '#platform/browser/remembering-html-printer.ts';

/** Prints the page's own bytes and remembers what it was asked for. */
class FakeHtmlPrinter implements HtmlPrinter {
  readonly asked: string[] = [];
  isBroken = false;

  async print(html: string): Promise<Uint8Array> {
    this.asked.push(html);
    if (this.isBroken) throw new Error('no browser');
    return new TextEncoder().encode(html);
  }

  async close(): Promise<void> {}
}

test('the same page is printed once, also for two who ask at the same time', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  const [one, other] = await Promise.all([printer.print('a'), printer.print('a')]);
  expect(one).toEqual(other);
  await printer.print('a');
  await printer.print('b');
  expect(inner.asked).toEqual(['a', 'b']);
});

test('a failure is not kept', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner);
  inner.isBroken = true;
  await expect(printer.print('a')).rejects.toThrow('no browser');
  inner.isBroken = false;
  expect(await printer.print('a')).toEqual(new TextEncoder().encode('a'));
});

test('what was not asked for the longest makes room', async () => {
  const inner = new FakeHtmlPrinter();
  const printer = new RememberingHtmlPrinter(inner, 2);
  for (const html of ['a', 'b', 'a', 'c', 'a', 'b']) await printer.print(html);
  expect(inner.asked).toEqual(['a', 'b', 'c', 'b']);
});
