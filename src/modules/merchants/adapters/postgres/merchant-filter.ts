import type { BusinessDate } from '#kernel/business-date.ts';
import type { DocumentField } from '../../domain/missing-for-documents.ts';
import type { BusinessType } from '../../domain/merchant-profile.ts';
import type { MerchantStatus } from '../../domain/merchant-status.ts';

/** The sort fields of the list of merchants. */
export type MerchantSort = 'id' | 'businessName' | 'email' | 'status' | 'businessType' | 'createdAt';

/** The filters of the list of merchants. */
export type MerchantFilter = Readonly<{
  search?: string | undefined;
  status?: MerchantStatus | undefined;
  businessType?: BusinessType | undefined;
  ids?: readonly number[] | undefined;
  missing?: DocumentField | undefined;
  mail?: 'REFUSED' | undefined;
  /** First and last day of registration, in Sofia. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;
