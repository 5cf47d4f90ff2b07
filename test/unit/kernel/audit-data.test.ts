import { expect, test } from 'vitest';
import { changedFields, withoutPersonalData } from '#kernel/audit-data.ts';

test.each(['olga@example.bg', 'Пишете на мария@пример.бг.', 'a.b+c@sub.example.co.uk', '<x@y.eu>'])(
  'an e-mail address is hidden wherever it stands: %s',
  (text) => {
    expect(
      JSON.stringify(withoutPersonalData({ reason: text, list: [text], in: { deep: text } })),
    ).not.toMatch(/@/);
  },
);

test.each(['+359 888 123 456', '0888123456', 'тел. +44 (20) 7946-0958'])(
  'a phone number is hidden: %s',
  (text) => {
    expect(String(withoutPersonalData({ reason: text })['reason'])).not.toMatch(/\d{3}/);
  },
);

test('names, addresses and searches are hidden by their keys, at any depth', () => {
  const data = {
    recipient: 'x',
    before: { address: 'ул. Роза 1', firstName: 'Мара' },
    filters: { search: 'Мара' },
  };
  expect(withoutPersonalData(data)).toEqual({
    recipient: '•',
    before: { address: '•', firstName: '•' },
    filters: { search: '•' },
  });
});

test.each(['BG80BNBG96611020345678', 'BG80 BNBG 9661 1020 3456 78', 'DE89 3704 0044 0532 0130 00'])(
  'the bank account %s is hidden within a text',
  (iban) => {
    expect(withoutPersonalData({ reason: `Виж ${iban}, моля` })).toEqual({ reason: 'Виж •, моля' });
  },
);

test('ids, sums, digests, days, numbers of documents and addresses of endpoints stay', () => {
  const data = {
    merchantId: 7,
    number: '0000000071',
    at: '2026-11-29T10:00:00.000Z',
    digest: 'Zm9vYmFyYmF6cXV4cXV1eA',
    url: 'https://shop.example/hook?to=a@b.example',
    recipientDigest: null,
    reason: 'Сторно на 1 200,50 лв. по договор 08/2026',
  };
  expect(withoutPersonalData(data)).toEqual(data);
});

test('changed fields are the names of those that differ', () => {
  const before = { email: 'a@b.bg', plan: 'FREE', language: 'bg' };
  expect(changedFields(before, { ...before, email: 'c@d.bg' }, ['email', 'plan', 'language'])).toEqual([
    'email',
  ]);
});
