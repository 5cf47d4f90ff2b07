import { expect, test } from 'vitest';
import { catalogue } from '#web/admin/words/catalogue.ts';

/** Every sentence by its dotted path; a name may itself be dotted. */
const sentencesOf = (messages: object, path = ''): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : sentencesOf(value as object, `${path}${key}.`),
  );
const sentences = {
  bg: new Map(sentencesOf(catalogue.bg)),
  en: new Map(sentencesOf(catalogue.en)),
};
const sentence = (language: 'bg' | 'en', key: string): string => sentences[language].get(key)!;
const keys = [...sentences.en.keys()];

test('Both languages of the back office, react-admin’s own sentences included, say the same things', () => {
  expect(keys.length).toBeGreaterThan(250);
  expect([...sentences.bg.keys()].toSorted()).toEqual(keys.toSorted());
});

test('A Bulgarian sentence fills in nothing that the English one is not given', () => {
  const blanks = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]);
  const strangers = keys.filter((key) => {
    const given = blanks(sentence('en', key));
    return blanks(sentence('bg', key)).some((blank) => !given.includes(blank));
  });
  expect(strangers).toEqual([]);
});

test('A Bulgarian sentence has as many forms as the English one', () => {
  const forms = (text: string) => text.split('||||').length;
  expect(keys.filter((key) => forms(sentence('bg', key)) !== forms(sentence('en', key)))).toEqual([]);
});

test('Nothing in the back office was left in English', () => {
  // Names of the product, of formats and of keys are the same in every language.
  const words = (text: string) =>
    text.replace(/%\{\w+\}|Plateno|PDF|Enter|Esc|Stripe|IBAN|BIC|CSV|Excel|slug/g, '');
  const english = keys.filter((key) => /[A-Za-z]{3,}/.test(words(sentence('bg', key))));
  expect(english).toEqual([]);
});

test('The back office uses one word for one thing', () => {
  const retired = {
    bg: /сигнал|доставчик(?! и получател|$)|Състояние(?! на системата)|тестов|писмо|Бек офис|можа|пожела|\d %/i,
    en: /e-mail|annul|nobody|everybody|whoever|waits for a person|provider event|\btries\b|log in|log out/i,
  };
  const found = (['bg', 'en'] as const).flatMap((language) =>
    keys
      .filter((key) => !key.startsWith('ra.') && retired[language].test(sentence(language, key)))
      .map((key) => `${language} ${key}: ${sentence(language, key)}`),
  );
  expect(found).toEqual([]);
});
