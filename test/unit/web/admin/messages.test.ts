import { expect, test } from 'vitest';
import { catalogue } from '#web/admin/messages/catalogue.ts';

/** Every message by its dotted path; a key may contain dots. */
const messagesOf = (messages: object, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : messagesOf(value as object, `${path}${key}.`),
  );
const messages = {
  bg: new Map(messagesOf(catalogue.bg)),
  en: new Map(messagesOf(catalogue.en)),
};
const message = (language: 'bg' | 'en', key: string): string => messages[language].get(key)!;
const keys = [...messages.en.keys()];

test('Both languages of the back office, react-admin’s own sentences included, say the same things', () => {
  expect(keys.length).toBeGreaterThan(250);
  expect([...messages.bg.keys()].toSorted()).toEqual(keys.toSorted());
});

test('A Bulgarian sentence fills in nothing that the English one is not given', () => {
  const blanks = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]);
  const strangers = keys.filter((key) => {
    const given = blanks(message('en', key));
    return blanks(message('bg', key)).some((blank) => !given.includes(blank));
  });
  expect(strangers).toEqual([]);
});

test('A Bulgarian sentence has as many forms as the English one', () => {
  const forms = (text: string) => text.split('||||').length;
  expect(keys.filter((key) => forms(message('bg', key)) !== forms(message('en', key)))).toEqual([]);
});

test('Nothing in the back office was left in English', () => {
  // Names of products, formats and keys are the same in every language.
  const texts = (text: string) =>
    text.replace(/%\{\w+\}|Plateno|PDF|Enter|Esc|Stripe|IBAN|BIC|CSV|Excel|slug/g, '');
  const english = keys.filter((key) => /[A-Za-z]{3,}/.test(texts(message('bg', key))));
  expect(english).toEqual([]);
});

test('The back office uses one word for one thing', () => {
  const retired = {
    bg: /сигнал|доставчик(?! и получател|$)|Състояние(?! на системата)|тестов|писмо|Бек офис|можа|пожела|\d %/i,
    en: /e-mail|annul|nobody|everybody|whoever|waits for a person|provider event|\btries\b|log in|log out/i,
  };
  const found = (['bg', 'en'] as const).flatMap((language) =>
    keys
      .filter((key) => !key.startsWith('ra.') && retired[language].test(message(language, key)))
      .map((key) => `${language} ${key}: ${message(language, key)}`),
  );
  expect(found).toEqual([]);
});
