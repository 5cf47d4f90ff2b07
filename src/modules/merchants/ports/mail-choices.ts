import { token } from '#kernel/token.ts';

/** What merchants want to be mailed about; contributed by a later module. */
export interface MailChoices {
  /** Whether the merchant wants mails of the kind; true for one that cannot be switched off. */
  wants(merchantId: number, kind: string): Promise<boolean>;
}
export const MailChoices = token<MailChoices>('merchants.MailChoices');
