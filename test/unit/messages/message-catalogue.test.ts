import { expect, test } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';

const plain = (text: string): string => text.replace(/\s/gu, ' ');

test.each([
  ['bg', 'fields.charge-too-small', { minimum: '0.50', currency: 'EUR' }, '0,50 €'],
  ['en', 'fields.charge-too-small', { minimum: '0.50', currency: 'EUR' }, '€0.50'],
  ['bg', 'fields.charge-too-big', { maximum: '999999.99', currency: 'EUR' }, '999 999,99 €'],
  ['bg', 'payments.amount-differs', { amount: '1234.5', currency: 'BGN' }, '1234,50 лв.'],
  ['en', 'payments.nothing-to-refund', { amount: '19.99', currency: 'USD' }, '$19.99'],
] as const)(
  'an amount in a message has the format of the language (%s, %s)',
  (language, code, params, amount) => {
    const message = plain(messages.say(language, code, params));
    expect(message).toContain(amount);
    expect(message).not.toMatch(/EUR|USD|BGN|[{}]/);
  },
);

test('the message of a refused transition contains no status code', () => {
  for (const code of ['payments', 'invoices', 'links', 'users'].map((name) => `${name}.state-refused`)) {
    for (const language of ['bg', 'en'] as const) {
      expect(messages.say(language, code, { from: 'PENDING', to: 'PAID' })).not.toMatch(/PENDING|PAID|[{}]/);
    }
  }
});

test('after a value that ends with a full stop no other one follows', () => {
  const params = { seller: 'Пекарна', number: '1', about: 'Хляб' };
  const said = (date: string): string => messages.say('bg', 'proformas.mail.text.OFFER', { ...params, date });
  expect(said('15.12.2026 г.')).toMatch(/Важи до 15\.12\.2026 г\.$/);
  expect(said('15/12/2026')).toMatch(/Важи до 15\/12\/2026\.$/);
});
