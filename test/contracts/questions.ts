import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Questions } from '#modules/accountants/ports/questions.ts';

type Opened = Readonly<{
  questions: Questions;
  accountantId: number;
  otherAccountantId: number;
  merchantId: number;
  otherMerchantId: number;
  close(): Promise<void>;
}>;

/** The contract of `Questions`: every implementation passes it. */
export const describeQuestions = (name: string, open: () => Promise<Opened>): void => {
  describe(`${name} as Questions`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const askedAt = new Date('2026-11-01T10:00:00Z');
    const answeredAt = new Date('2026-11-10T10:00:00Z');
    const ask = (askedBy = opened.accountantId, merchantId = opened.merchantId) =>
      opened.questions.add({ merchantId, askedBy, question: 'Каква е услугата?', askedAt });
    const answer = (id: number) =>
      opened.questions.answer({ id, answer: 'Маса.', answeredBy: opened.otherAccountantId, answeredAt });

    it('Questions.byId returns a stored question without an answer, and null for an unknown id', async () => {
      const id = await ask();
      expect(await opened.questions.byId(id)).toEqual({
        id,
        merchantId: opened.merchantId,
        askedBy: opened.accountantId,
        question: 'Каква е услугата?',
        askedAt,
        answer: null,
        answeredBy: null,
        answeredAt: null,
      });
      expect(await opened.questions.byId(999_999)).toBeNull();
    });

    it('Questions.answer stores the first answer and no other', async () => {
      const id = await ask();
      expect(await answer(id)).toBe(true);
      expect(
        await opened.questions.answer({ id, answer: 'Стол.', answeredBy: null, answeredAt: askedAt }),
      ).toBe(false);
      expect(await opened.questions.byId(id)).toMatchObject({
        answer: 'Маса.',
        answeredBy: opened.otherAccountantId,
        answeredAt,
      });
      expect(await answer(999_999)).toBe(false);
    });

    it('Questions.countsOf counts open questions and new answers of one accountant by merchant', async () => {
      const { questions, otherAccountantId, accountantId, merchantId, otherMerchantId } = opened;
      await answer(await ask(otherAccountantId, otherMerchantId));
      await ask(otherAccountantId, otherMerchantId);
      await ask(otherAccountantId, otherMerchantId);
      const count = (since: Date, ids: readonly number[]) =>
        questions.countsOf(otherAccountantId, ids, since);
      expect(await count(answeredAt, [merchantId, otherMerchantId])).toEqual(
        new Map([[otherMerchantId, { open: 2, answered: 1 }]]),
      );
      const later = new Date(answeredAt.getTime() + 1);
      expect((await count(later, [otherMerchantId])).get(otherMerchantId)).toEqual({ open: 2, answered: 0 });
      expect(await count(answeredAt, [merchantId])).toEqual(new Map());
      expect(await questions.countsOf(accountantId, [otherMerchantId], answeredAt)).toEqual(new Map());
    });
  });
};
