import type { Language } from './language.ts';

/** What to do about a password: the key of a text. */
export type Advice = 'common' | 'weak' | 'fair' | 'good' | 'strong';

/** What to do about a password; loaded with the estimator, because no page needs it at first. */
export const passwordAdvice: Readonly<Record<Language, Readonly<Record<Advice, string>>>> = {
  bg: {
    common: 'Съдържа често срещана парола, каквито се опитват първо.',
    weak: 'Добавете несвързани помежду си думи.',
    fair: 'Добавете още една-две думи.',
    good: 'С още една дума ще бъде силна.',
    strong: 'Не я ползвайте и на друго място.',
  },
  en: {
    common: 'It contains a common password, which is tried first.',
    weak: 'Add words that do not belong together.',
    fair: 'Add one or two more words.',
    good: 'Another word makes it strong.',
    strong: 'Keep it for this account only.',
  },
};
