import type { Messages } from '#kernel/messages.ts';
import { readTemplate } from '../templates/templates.ts';
import type { Letter } from './letter.ts';

/** Renders a letter as HTML and as plain text. */
export type LetterLayout = (letter: Letter) => Readonly<{ html: string; text: string }>;

/** Reads the templates once. */
export const letterLayout = (messages: Messages): LetterLayout => {
  const html = readTemplate(new URL('./letter.html.hbs', import.meta.url), messages);
  const text = readTemplate(new URL('./letter.txt.hbs', import.meta.url), messages);
  return (letter) => ({
    html: html({ brandColor: null, ...letter }, [letter.language]),
    text: text(letter, [letter.language]),
  });
};
