import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';

/** As JSON: the data of a job. */
export type NoticeOfChange = Readonly<{
  changed: 'email' | 'iban';
  merchantId: number;
  businessName: string;
  to: string;
  language: Language;
  /** Instant of the change. */
  at: string;
}>;

export interface NoticeMail {
  /** A mail that is refused for good is given up. @throws Error when a later try may succeed */
  send(notice: NoticeOfChange): Promise<void>;
}
export const NoticeMail = token<NoticeMail>('merchants.NoticeMail');
