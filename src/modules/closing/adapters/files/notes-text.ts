import type { Messages } from '#kernel/messages.ts';
import type { NoteWriter } from '../../application/pack-month.ts';
import { presentProblems } from '../../application/shown-problems.ts';

/** The warnings and notes of a closing as a text for the accountant: UTF-8 with BOM and CRLF, in the merchant's language. */
export const notesText =
  (messages: Messages): NoteWriter =>
  ({ problems }, { language }) => {
    if (problems.length === 0) return null;
    const lines = presentProblems(problems, messages, language).flatMap(
      ({ severity, message, remedy, documents, count }) => [
        `${messages.say(language, `closing.severity.${severity}`)}: ${message} ${remedy}`,
        ...(count > 1 ? documents.map((one) => `- ${one.message}`) : []),
      ],
    );
    return new TextEncoder().encode(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`);
  };
