import type { Language } from '#kernel/language.ts';

export type Payer = Readonly<{ name: string; email: string; language: Language }>;

const payer = (name: string, mailbox: string, language: Language = 'bg'): Payer => ({
  name,
  // A domain that never receives mail (RFC 2606).
  email: `${mailbox}@example.com`,
  language,
});

/** Invented payers. */
export const payers: readonly Payer[] = [
  payer('Мария Георгиева', 'maria.georgieva'),
  payer('Иван Петров', 'ivan.petrov'),
  payer('Елена Димитрова', 'elena.dimitrova'),
  payer('Георги Стоянов', 'georgi.stoyanov'),
  payer('Десислава Николова', 'desislava.nikolova'),
  payer('Николай Тодоров', 'nikolay.todorov'),
  payer('Петя Василева', 'petya.vasileva'),
  payer('Стефан Илиев', 'stefan.iliev'),
  payer('Анна Костова', 'anna.kostova'),
  payer('Димитър Ангелов', 'dimitar.angelov'),
];

/** An English payer: pay page, document and mail are in English. */
export const englishPayer = payer('Emily Carter', 'emily.carter', 'en');
