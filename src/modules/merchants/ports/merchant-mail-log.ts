import { token } from '#kernel/token.ts';
import type { MerchantMailRequest } from './merchant-mail.ts';

export type MailFact = Pick<MerchantMailRequest, 'merchantId' | 'kind' | 'fact'>;

/** Which facts a merchant has been written to about. */
export interface MerchantMailLog {
  /**
   * Reserves the mail for one worker until the given time. BUSY: another worker has reserved it; it may fail, so ask
   * again later.
   */
  claim(fact: MailFact, now: Date, until: Date): Promise<'CLAIMED' | 'BUSY' | 'SENT'>;
  markSent(fact: MailFact, at: Date): Promise<void>;
  /** Ends the reservation of a mail that was not sent. */
  release(fact: MailFact, now: Date): Promise<void>;
}
export const MerchantMailLog = token<MerchantMailLog>('merchants.MerchantMailLog');
