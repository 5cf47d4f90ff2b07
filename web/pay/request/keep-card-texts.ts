import type { Language } from '../../shared/messages/language.ts';

/**
 * What a payer agrees to who lets the card stay, word for word as the server stores it (`payments.card-agreement`). The server
 * renders both languages; they are in no script.
 */
export const keepCardTexts: Readonly<Record<Language, (max: string) => string>> = {
  bg: (max) => `Плащай автоматично с тази карта, най-много ${max} на месец; спирате с едно натискане`,
  en: (max) => `Charge this card automatically, at most ${max} a month; you stop it with one press`,
};
