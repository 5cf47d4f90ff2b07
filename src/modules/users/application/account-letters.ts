import type { Language } from '#kernel/language.ts';
import { letterType } from '#kernel/letters.ts';

/** The mails whose link carries a token. */
export type LinkMailKind = 'RESET' | 'INVITE' | 'VERIFY' | 'CHANGE_EMAIL' | 'UNDO_EMAIL';

/** A mail to a user about the account. */
export type AccountMailContent =
  | Readonly<{
      kind: LinkMailKind;
      secret: string;
      /** The address asked for, of UNDO_EMAIL. */ newEmail: string;
    }>
  | Readonly<{ kind: 'PASSWORD_RESET' }>;

/** A letter with its recipient. */
export type AccountLetter = Readonly<{
  content: AccountMailContent;
  to: string;
  /** The user's name in the greeting. */
  name: string;
  username: string;
  language: Language;
  /** When and from which network it was asked for; a null network is not shown. */
  at: Date;
  ip: string | null;
  id: string;
}>;

export const aboutAccount = letterType<AccountLetter>('users.account');
