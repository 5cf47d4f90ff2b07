import { expect, test } from 'vitest';
import { catalogue } from '#web/admin/kit/messages/catalogue.ts';

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

test('The back office has the same keys in both languages, react-admin’s messages included', () => {
  expect(keys.length).toBeGreaterThan(250);
  expect([...messages.bg.keys()].toSorted()).toEqual(keys.toSorted());
});

test('A Bulgarian message of the back office uses only values that the English one is given', () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const unknown = keys.filter((key) => {
    const given = valuesIn(message('en', key));
    return valuesIn(message('bg', key)).some((value) => !given.includes(value));
  });
  expect(unknown).toEqual([]);
});

test('A Bulgarian message of the back office has as many plural forms as the English one', () => {
  const forms = (text: string) => text.split('||||').length;
  expect(keys.filter((key) => forms(message('bg', key)) !== forms(message('en', key)))).toEqual([]);
});

test('The Bulgarian back office has no English text', () => {
  // Names of products, formats and keys, and addresses are the same in every language.
  const texts = (text: string) =>
    text.replace(/\S+@\S+|\{\w+\}|Plateno|API|PDF|Enter|Esc|Stripe|IBAN|VIES|BIC|CSV|Excel|slug/g, '');
  const english = keys.filter((key) => /[A-Za-z]{3,}/.test(texts(message('bg', key))));
  expect(english).toEqual([]);
});

test('The back office uses no retired wording', () => {
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
