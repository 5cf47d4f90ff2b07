import type { PublicPaymentLink } from '#contract/links/links.ts';
import type { Language } from '../../shared/messages/language.ts';

type DocumentType = PublicPaymentLink['documentType'];

type TrustTexts = Readonly<{
  title: string;
  secure: string;
  cards: string;
  wallets: string;
  next: string;
  /** Where both ways are offered. */
  nextBy: Readonly<Record<'CARD' | 'BANK', string>>;
  steps: (document: DocumentType) => readonly string[];
  bankSteps: (document: DocumentType) => readonly string[];
  returns: (merchant: string) => string;
}>;

/** What the payer gets. */
const got = {
  bg: { INVOICE: 'фактурата', DEBIT_NOTE: 'дебитното известие', FOREIGN: 'потвърждение' },
  en: { INVOICE: 'the invoice', DEBIT_NOTE: 'the debit note', FOREIGN: 'a confirmation' },
} as const;

const bg: TrustTexts = {
  title: 'За това плащане',
  secure: 'Плащането минава през Stripe. Plateno и търговецът не виждат данните на картата ви.',
  cards: 'Приемат се карти',
  wallets: 'Apple Pay и Google Pay: на страницата на Stripe, ако устройството ви ги предлага.',
  next: 'Какво следва',
  nextBy: { CARD: 'С карта: какво следва', BANK: 'По банков път: какво следва' },
  steps: (document) => [
    'Отивате на страницата на Stripe.',
    'Плащате с карта и се връщате тук.',
    `Получавате ${got.bg[document]} по имейл или направо тук.`,
  ],
  bankSteps: (document) => [
    'Виждате получателя, IBAN, сумата в евро и основанието.',
    'Превеждате от своята банка. Plateno и търговецът не виждат достъпа ви до нея.',
    `Щом парите дойдат, получавате ${got.bg[document]} по имейл или направо тук.`,
  ],
  returns: (merchant) => `Връщане и рекламации при ${merchant}`,
};

const en: TrustTexts = {
  title: 'About this payment',
  secure: 'Stripe processes the payment. Plateno and the merchant never see your card details.',
  cards: 'Cards accepted',
  wallets: 'Apple Pay and Google Pay: on Stripe’s page, if your device offers them.',
  next: 'What happens next',
  nextBy: { CARD: 'By card: what happens next', BANK: 'By bank transfer: what happens next' },
  steps: (document) => [
    'You go to Stripe’s page.',
    'You pay by card and come back here.',
    `You get ${got.en[document]} by email or right here.`,
  ],
  bankSteps: (document) => [
    'You see the receiver, the IBAN, the amount in euro and the reference.',
    'You pay from your own bank. Plateno and the merchant never see your access to it.',
    `Once the money has come, you get ${got.en[document]} by email or right here.`,
  ],
  returns: (merchant) => `Returns and complaints at ${merchant}`,
};

/** Texts of the block below the form. The server renders both languages; they are in no script. */
export const trustTexts: Readonly<Record<Language, TrustTexts>> = { bg, en };
