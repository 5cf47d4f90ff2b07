import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { readTemplate } from '../templates/templates.ts';

/** A mail of the product, in one language, before it is laid out. What a mail does not have is null or empty. */
export type Letter = Readonly<{
  language: Language;
  subject: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  /** The name at the head. */
  sender: string;
  /** `Content-ID` of an attached picture, shown beside the sender's name. */
  logoId: string | null;
  greeting: string;
  paragraphs: readonly string[];
  /** The one figure of the mail. */
  amount: Readonly<{ label: string; value: string }> | null;
  /** `hint` introduces the address where it is written out. */
  button: Readonly<{ label: string; url: string; hint: string }> | null;
  rows: readonly Readonly<{ label: string; value: string }>[];
  notes: readonly string[];
  footer: string;
}>;

/** Lays a letter out as HTML and as plain text. */
export type LetterWriter = (letter: Letter) => Readonly<{ html: string; text: string }>;

/** Reads the templates once, at start. */
export const letterWriter = (messages: Messages): LetterWriter => {
  const html = readTemplate(new URL('./letter.html.hbs', import.meta.url), messages);
  const text = readTemplate(new URL('./letter.txt.hbs', import.meta.url), messages);
  return (letter) => ({
    html: html(letter, [letter.language]),
    text: text(letter, [letter.language]),
  });
};
