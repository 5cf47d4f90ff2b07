import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Letters } from '#kernel/letters.ts';
import { sampleLetters } from '#test/support/mails/sample-letters.ts';

/** A received mail; a fake knows neither where answers go nor the files. */
type Received = Readonly<{ to: string; messageId: string }>;
type Opened = Readonly<{
  letters: Letters;
  /** The next letter is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void;
  sent(): readonly Received[];
  close(): Promise<void>;
}>;

const [sample] = sampleLetters;

/** The contract of `Letters`: every implementation passes it. */
export const describeLetters = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Letters`, () => {
    let opened: Opened;
    let ids = 0;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const newId = () => `contract-${(ids += 1)}`;
    const messageIdOf = (id: string) => (id.startsWith('<') ? id : `<${id}@plateno.example>`);
    const sentAs = (id: string) => opened.sent().filter(({ messageId }) => messageId === messageIdOf(id));

    it.each(sampleLetters)(
      'Letters sends $title to its recipient with the given id',
      async ({ type, data }) => {
        const id = newId();
        expect(await opened.letters.send(type, { ...data, id })).toEqual({ outcome: 'SENT' });
        expect(sentAs(id)).toMatchObject([{ to: data.to }]);
      },
    );

    it('Letters takes a whole Message-ID', async () => {
      const id = `<${newId()}@elsewhere.example>`;
      await opened.letters.send(sample!.type, { ...sample!.data, id });
      expect(sentAs(id)).toHaveLength(1);
    });

    it('Letters drops a permanently refused letter and says why', async () => {
      const letter = { ...sample!.data, id: newId() };
      opened.failNext('REFUSED');
      expect(await opened.letters.send(sample!.type, letter)).toEqual({
        outcome: 'REFUSED',
        reason: expect.stringMatching(/no such mailbox/i) as string,
      });
      expect(sentAs(letter.id)).toEqual([]);
    });

    it('Letters fails while a letter cannot be sent, and sends it on a retry', async () => {
      const letter = { ...sample!.data, id: newId() };
      opened.failNext('AWAY');
      await expect(opened.letters.send(sample!.type, letter)).rejects.toBeInstanceOf(Error);
      expect(sentAs(letter.id)).toEqual([]);
      await opened.letters.send(sample!.type, letter);
      expect(sentAs(letter.id)).toHaveLength(1);
    });
  });
};
