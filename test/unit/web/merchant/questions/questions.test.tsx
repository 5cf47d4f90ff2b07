// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { en } from '#web/merchant/questions/messages/en.ts';
import { QuestionsPage } from '#web/merchant/questions/QuestionsPage.tsx';

prepareComponentTests();
const server = stubPortal();
const texts = en.questions;
const open = {
  id: 4,
  merchantId: 3,
  businessName: 'Пекарна',
  askedBy: 'Иван Петров',
  question: 'За коя услуга е плащането от 12 октомври?',
  askedAt: '2026-11-20T08:00:00.000Z',
  answer: null,
  answeredBy: null,
  answeredAt: null,
};
const answered = {
  ...open,
  answer: 'За торта.',
  answeredBy: 'Мария Георгиева',
  answeredAt: '2026-11-20T11:00:00.000Z',
};
const pageOf = (...content: unknown[]) => answers.ok({ content, totalElements: content.length });

beforeEach(() => server.on('GET /merchants/me/questions', pageOf(open)));

const show = () => {
  return renderScreen(
    <PortalProvider base="/merchant" isDemo={false}>
      <QuestionsPage />
    </PortalProvider>,
  );
};

test('a question is answered, and the answer replaces the form', async () => {
  server.on('POST /merchants/me/questions/4/answer', answers.ok(answered));
  const { user, findByLabelText, getByText, findByText, queryByLabelText } = show();
  await user.type(await findByLabelText(texts.answer), 'За торта.');
  server.on('GET /merchants/me/questions', pageOf(answered));
  await user.click(getByText(texts.submit));
  await findByText(/Answered by Мария Георгиева/);
  expect(queryByLabelText(texts.answer)).toBeNull();
  expect(server.asked('POST /merchants/me/questions/4/answer')[0]?.body).toEqual({ answer: 'За торта.' });
});

test('an empty answer is not sent', async () => {
  const { user, findByLabelText, getByText } = show();
  const field = await findByLabelText(texts.answer);
  await user.click(getByText(texts.submit));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(server.asked('POST /merchants/me/questions/4/answer')).toEqual([]);
});

test('an answer that another member gave meanwhile is refused with the server’s message, and the text stays', async () => {
  const message = 'This question is answered already.';
  server.on('POST /merchants/me/questions/4/answer', answers.refusal(409, 'questions.answered', message));
  const { user, findByLabelText, getByText, findByText } = show();
  const field = await findByLabelText(texts.answer);
  await user.type(field, 'За торта.');
  await user.click(getByText(texts.submit));
  await findByText(message);
  expect(field).toHaveProperty('value', 'За торта.');
});

test('a merchant without questions reads when one would appear', async () => {
  server.on('GET /merchants/me/questions', pageOf());
  const { findByText } = show();
  expect(await findByText(texts.noneHint)).toBeTruthy();
});

test('questions that could not be loaded can be loaded again', async () => {
  server.on('GET /merchants/me/questions', answers.refusal(403, 'access.not-allowed', 'Not allowed.'));
  const { user, findByText, getByRole } = show();
  await findByText('Not allowed.');
  server.on('GET /merchants/me/questions', pageOf(open));
  await user.click(getByRole('button', { name: 'Try again' }));
  expect(await findByText(open.question)).toBeTruthy();
});
