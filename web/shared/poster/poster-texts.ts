import type { Language } from '../messages/language.ts';

/** The texts of a poster; its reader is the payer. */
export type PosterTexts = Readonly<{
  title: string;
  anyAmount: string;
  charged: string;
  how: string;
  secure: string;
}>;

export const posterTexts: Readonly<Record<Language, PosterTexts>> = {
  bg: {
    title: 'Платете с карта',
    anyAmount: 'Вие въвеждате сумата',
    charged: 'таксува се {amount}',
    how: 'Насочете камерата на телефона към кода, проверете сумата и платете. Без приложение и без регистрация.',
    secure: 'Плащания с карта чрез Plateno',
  },
  en: {
    title: 'Pay by card',
    anyAmount: 'You enter the amount',
    charged: 'charged as {amount}',
    how: 'Point your phone’s camera at the code, check the amount and pay. No app, no sign-up.',
    secure: 'Card payments with Plateno',
  },
};
