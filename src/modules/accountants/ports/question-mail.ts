import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

/** A mail about a question, with its recipient. ASKED goes to the merchant, ANSWERED to the accountant. */
export type AddressedQuestionMail = Readonly<{
  kind: 'ASKED' | 'ANSWERED';
  /** The merchant's business name, or the accountant's first name. */
  recipientName: string;
  /** The accountant's name, or the merchant's business name. */
  from: string;
  question: string;
  answer: string | null;
  to: string;
  language: Language;
  /** The same in every run of the job. */
  id: string;
}>;

/** Sends mails about questions. */
export interface QuestionMail {
  /** A permanently refused mail is dropped. @throws Error when a retry may succeed */
  send(mail: AddressedQuestionMail): Promise<void>;
}
export const QuestionMail = token<QuestionMail>('accountants.QuestionMail');
