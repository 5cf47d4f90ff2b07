import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { readTemplate } from '../templates/templates.ts';

/** A mail of the product in one language, before layout. Absent parts are null or empty. */
export type Letter = Readonly<{
  language: Language;
  subject: string;
  /** Shown beside the subject in a mailbox list. */
  preheader: string;
  /** The name in the header. */
  sender: string;
  /** `Content-ID` of the attached logo, shown beside the sender's name. */
  logoId: string | null;
  /** Colour of the strip above the header, `#RRGGBB`; none unless given. */
  brandColor?: string | null;
  greeting: string;
  paragraphs: readonly string[];
  /** „ПЛАТЕНО“ on the mail of a paid document. */
  stamp?: string | null;
  /** The one figure of the mail, at the foot of its receipt. */
  amount: Readonly<{ label: string; value: string }> | null;
  /** `hint` introduces the URL where it is written out. */
  button: Readonly<{ label: string; url: string; hint: string }> | null;
  rows: readonly Readonly<{ label: string; value: string }>[];
  notes: readonly string[];
  footer: string;
}>;

/** Renders a letter as HTML and as plain text. */
export type LetterWriter = (letter: Letter) => Readonly<{ html: string; text: string }>;

/** Reads the templates once, at start. */
export const letterWriter = (messages: Messages): LetterWriter => {
  const html = readTemplate(new URL('./letter.html.hbs', import.meta.url), messages);
  const text = readTemplate(new URL('./letter.txt.hbs', import.meta.url), messages);
  return (letter) => ({
    html: html({ brandColor: null, ...letter }, [letter.language]),
    text: text(letter, [letter.language]),
  });
};
