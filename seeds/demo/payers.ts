import type { Language } from '#kernel/language.ts';

export type Payer = Readonly<{ name: string; email: string; language: Language }>;

const payer = (name: string, mailbox: string, language: Language = 'bg'): Payer => ({
  name,
  // A domain that never receives mail (RFC 2606).
  email: `${mailbox}@example.com`,
  language,
});

/** Invented customers. */
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

/** Reads English: the pay page, the document and the mail are in English for this payer. */
export const englishPayer = payer('Emily Carter', 'emily.carter', 'en');
