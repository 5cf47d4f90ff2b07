import { token } from '#kernel/token.ts';
import type { MerchantMailRequest } from '../application/merchant-letters.ts';

/** The key of a mail: one for each merchant, kind and fact. */
export type MailFact = Pick<MerchantMailRequest, 'merchantId' | 'kind' | 'fact'>;

/** The mails sent to merchants, one for each fact. */
export interface MerchantMailLog {
  /**
   * Claims the mail for one worker until the given time. BUSY: another worker holds the claim and may still fail: retry
   * later.
   */
  claim(fact: MailFact, now: Date, until: Date): Promise<'CLAIMED' | 'BUSY' | 'SENT' | 'GONE'>;
  /** The mail was sent: later claims return SENT. */
  markSent(fact: MailFact, at: Date): Promise<void>;
  /** Ends the claim of a mail that was not sent. */
  release(fact: MailFact, now: Date): Promise<void>;
}
export const MerchantMailLog = token<MerchantMailLog>('merchants.MerchantMailLog');
