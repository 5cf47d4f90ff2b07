import { describe, expect, it, test } from 'vitest';
import { languages } from '#kernel/language.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { messages } from '#messages/message-catalogue.ts';
import { questionLetter } from '#modules/accountants/adapters/mail/question-letter.ts';
import { AnswerQuestion } from '#modules/accountants/application/answer-question.ts';
import { AskMerchant } from '#modules/accountants/application/ask-merchant.ts';
import { SendQuestionMail } from '#modules/accountants/application/send-question-mail.ts';
import { QuestionAnswered, QuestionNotFound } from '#modules/accountants/domain/failures.ts';
import { MerchantNotFound, MerchantSuspended } from '#modules/merchants/domain/failures.ts';
import { InMemoryUserAccounts } from '#test/fakes/in-memory-user-accounts.ts';
import {
  account,
  accountant,
  accountantId,
  accountantsFixture,
  memberOf,
  merchantOf,
  userOf,
} from './accountants-fixture.ts';

const open = () => {
  const fixture = accountantsFixture();
  const ask = (merchantId = 1, actor = accountant) =>
    new AskMerchant(fixture).execute({ actor, merchantId, question: 'За какво е плащането?' });
  const answer = (questionId: number, actor = memberOf(1)) =>
    new AnswerQuestion(fixture).execute({ actor, questionId, answer: 'За маса.' });
  const send = (kind: 'ASKED' | 'ANSWERED', questionId: number, about: object = {}) =>
    new SendQuestionMail({ ...fixture, ...about }).execute({ kind, questionId });
  return { ...fixture, ask, answer, send };
};

describe('a question to a client', () => {
  it('is stored, counted by accountant and client, audited, and mailed once', async () => {
    const { ask, questions, taken, audited, enqueued } = open();
    const questionId = await ask();
    expect(await questions.byId(questionId)).toMatchObject({
      merchantId: 1,
      askedBy: accountantId,
      answer: null,
    });
    expect(taken).toEqual(['accountant-question 30/86400 5:1']);
    expect(audited).toMatchObject([
      { action: 'merchant.question-asked', subject: { type: 'merchant', id: 1 }, data: { questionId } },
    ]);
    expect(enqueued).toEqual([{ name: 'accountants.question-mail', data: { kind: 'ASKED', questionId } }]);
  });

  it('is refused to a merchant that is not a client or closed, and by other roles', async () => {
    const { ask, directory, taken, enqueued } = open();
    await expect(ask(3)).rejects.toThrow(MerchantNotFound);
    directory.set(merchantOf(2), { accountantIds: [accountantId], isClosed: true });
    await expect(ask(2)).rejects.toThrow(MerchantNotFound);
    await expect(ask(1, userOf('ADMIN'))).rejects.toThrow(NotAllowed);
    expect([taken, enqueued]).toEqual([[], []]);
  });
});

describe('an answer to a question', () => {
  it('is stored once, with its author, audited and mailed; a second one is a conflict', async () => {
    const { ask, answer, questions, enqueued, actions } = open();
    const questionId = await ask();
    await answer(questionId);
    await expect(answer(questionId)).rejects.toThrow(QuestionAnswered);
    expect(await questions.byId(questionId)).toMatchObject({ answer: 'За маса.', answeredBy: 9 });
    expect(actions()).toEqual(['merchant.question-asked', 'merchant.question-answered']);
    expect(enqueued.slice(1)).toEqual([
      { name: 'accountants.question-mail', data: { kind: 'ANSWERED', questionId } },
    ]);
  });

  it('is refused to a suspended merchant', async () => {
    const { ask, answer, directory, questions } = open();
    const questionId = await ask();
    directory.set(merchantOf(1, { status: 'SUSPENDED' }));
    await expect(answer(questionId)).rejects.toThrow(MerchantSuspended);
    expect(await questions.byId(questionId)).toMatchObject({ answer: null });
  });

  it('is refused to another merchant and to members who do not write documents', async () => {
    const { ask, answer } = open();
    const questionId = await ask();
    await expect(answer(questionId, memberOf(2))).rejects.toThrow(QuestionNotFound);
    await expect(answer(999, memberOf(1))).rejects.toThrow(QuestionNotFound);
    for (const role of ['CASHIER', 'VIEWER'] as const)
      await expect(answer(questionId, memberOf(1, role))).rejects.toThrow(NotAllowed);
    await answer(questionId, memberOf(1, 'BOOKKEEPER'));
  });
});

describe('mails about questions', () => {
  it('a question goes to the merchant in its language, the answer to the accountant in the account’s', async () => {
    const { ask, answer, send, letters } = open();
    const questionId = await ask();
    await send('ASKED', questionId);
    await answer(questionId);
    await send('ANSWERED', questionId);
    expect(letters.sent).toMatchObject([
      {
        kind: 'ASKED',
        to: 'merchant-1@example.bg',
        language: 'bg',
        from: 'Иван Петров',
        recipientName: 'Търговец 1',
        answer: null,
        id: `question-asked-${questionId}`,
      },
      {
        kind: 'ANSWERED',
        to: 'kantora@example.bg',
        language: 'en',
        from: 'Търговец 1',
        recipientName: 'Иван',
        answer: 'За маса.',
        id: `question-answered-${questionId}`,
      },
    ]);
  });

  it('a closed merchant, a closed account and an ended access get no mail', async () => {
    const { ask, send, letters, directory } = open();
    const questionId = await ask();
    await send('ANSWERED', questionId, {
      accounts: new InMemoryUserAccounts([{ ...account, status: 'INACTIVE' }]),
    });
    await send('ANSWERED', questionId, { accounts: new InMemoryUserAccounts([]) });
    directory.set(merchantOf(1));
    await send('ANSWERED', questionId);
    directory.set(merchantOf(1), { accountantIds: [accountantId], isClosed: true });
    await send('ASKED', questionId);
    await send('ASKED', 999);
    expect(letters.sent).toEqual([]);
  });

  it('a mail that cannot be sent fails, so that its job is retried', async () => {
    const { ask, send, letters } = open();
    const questionId = await ask();
    letters.failNext('AWAY');
    await expect(send('ASKED', questionId)).rejects.toThrow('away');
    await send('ASKED', questionId);
    expect(letters.sent).toHaveLength(1);
  });

  test.each(
    languages.flatMap((language) => (['ASKED', 'ANSWERED'] as const).map((kind) => ({ language, kind }))),
  )(
    'the mail $kind has all its texts in $language and links to the page of its recipient',
    ({ language, kind }) => {
      const publicUrl = 'https://plateno.example';
      const content = { kind, recipientName: 'Maria', from: 'Ivan', question: 'Q', answer: 'A', language };
      const { subject, paragraphs, notes, button, rows, footer, greeting } = questionLetter(content, {
        messages,
        publicUrl,
      });
      expect(button!.url).toBe(`${publicUrl}${kind === 'ASKED' ? '/merchant/questions' : '/admin'}`);
      expect(rows.map(({ value }) => value)).toEqual(['Q', 'A']);
      expect(subject).toContain('Ivan');
      expect(greeting).toContain('Maria');
      for (const text of [subject, greeting, ...paragraphs, ...notes, button!.label, button!.hint, footer])
        expect(/[а-я]/.test(text)).toBe(language === 'bg');
    },
  );
});
