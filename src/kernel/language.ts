/** The languages of screens, documents and mails. */
export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'bg';
