import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

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

/** A mail with its recipient. */
export type AddressedAccountMail = Readonly<{
  content: AccountMailContent;
  to: string;
  /** The user's name in the greeting. */
  name: string;
  username: string;
  language: Language;
  /** When and from which network it was asked for; a null network is not shown. */
  at: Date;
  ip: string | null;
  /** The part of the Message-ID before `@`. */
  id: string;
}>;

/** Sends mails about user accounts. */
export interface AccountMail {
  /** @returns REFUSED when the mail server refused it for good. @throws Error when a retry may succeed */
  send(mail: AddressedAccountMail): Promise<'SENT' | 'REFUSED'>;
}
export const AccountMail = token<AccountMail>('users.AccountMail');
