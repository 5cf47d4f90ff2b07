import { openLetters } from '#test/integration/contracts/openers/letters.ts';
import { archive, printed, type SampleLetter, sampleLetters } from '#test/support/mails/sample-letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('letters of the product', () => {
  let opened: Awaited<ReturnType<typeof openLetters>>;
  beforeAll(async () => {
    opened = await openLetters();
  });
  afterAll(() => opened.close());

  const own = { from: 'Plateno <receipts@plateno.example>', replyTo: 'receipts@plateno.example', files: [] };
  const text = ({ fileName, content }: Readonly<{ fileName: string; content: Uint8Array }>) => ({
    fileName,
    content: Buffer.from(content).toString(),
  });
  /** Who a letter comes from, where answers go and what it carries, where it is not Plateno's own. */
  const otherwise = ({ title, type }: SampleLetter) => {
    if (title === 'FILES') return { ...own, replyTo: 'shop@example.bg', files: [text(archive)] };
    if (title === 'REDIRECTED') return { ...own, replyTo: 'shop@example.bg' };
    if (!type.name.startsWith('invoices.')) return own;
    const files = title.endsWith('document') ? [text(printed)] : [];
    return { from: expect.stringContaining('чрез Plateno') as string, replyTo: 'shop@example.bg', files };
  };

  const others = sampleLetters.filter((each) => otherwise(each) !== own);
  it.each([sampleLetters[0]!, ...others])(
    '$title comes from its sender, with its files, and answers go there',
    async (sample) => {
      const id = `product-${sampleLetters.indexOf(sample)}`;
      await opened.letters.send(sample.type, { ...sample.data, id });
      expect(opened.sent().find(({ messageId }) => messageId.startsWith(`<${id}@`))).toMatchObject(
        otherwise(sample),
      );
    },
  );

  it('each letter that a module writes is among the samples', () => {
    const names = new Set(sampleLetters.map(({ type }) => type.name));
    expect(new Set(opened.writers.map(({ name }) => name))).toEqual(names);
  });
});
