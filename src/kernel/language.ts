/** The languages of screens, documents and mails. */
export const languages = ['bg', 'en'] as const;
export type Language = (typeof languages)[number];
/** For callers without a supported `Accept-Language`. */
export const defaultLanguage: Language = 'bg';
