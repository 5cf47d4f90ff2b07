import type { DataSubject, PersonalRecords } from '#kernel/personal-data.ts';
import { token } from '#kernel/token.ts';

export interface PersonalMerchants {
  find(subject: DataSubject): Promise<readonly PersonalRecords[]>;
  /**
   * Takes from a closed merchant what no document needs: addresses to write to, telephone, bank account, author, logo.
   * Name, seat and tax number stay with the documents.
   *
   * @returns false when it is not closed, or is not there
   */
  strip(merchantId: number, at: Date): Promise<boolean>;
  isOpen(merchantId: number): Promise<boolean>;
}
export const PersonalMerchants = token<PersonalMerchants>('merchants.PersonalMerchants');
