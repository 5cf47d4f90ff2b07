import type { BusinessDate } from '#kernel/business-date.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { DocumentField } from '../domain/missing-for-documents.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { BusinessType } from '../domain/merchant-profile.ts';
import type { MerchantStatus } from '../domain/merchant-status.ts';

export type MerchantSort = 'id' | 'businessName' | 'email' | 'status' | 'businessType' | 'createdAt';

export type MerchantFilter = Readonly<{
  search?: string | undefined;
  status?: MerchantStatus | undefined;
  businessType?: BusinessType | undefined;
  ids?: readonly number[] | undefined;
  missing?: DocumentField | undefined;
  /** First and last day on which they came, in Sofia. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
}>;

export type StatusChangeView = Readonly<{
  /** Counts the changes of this merchant from 1. */
  seq: number;
  from: MerchantStatus | null;
  to: MerchantStatus;
  /** As history names it: `user:5`, `operator:root`. */
  actor: string;
  /** Of a user who is still there. */
  username: string | null;
  reason: string | null;
  at: Date;
}>;

/** Closed merchants are not seen here. */
export interface MerchantViews {
  list(
    filter: MerchantFilter,
    page: PageRequest<MerchantSort>,
    visibility: Visibility,
  ): Promise<Page<MerchantState>>;
  one(id: number, visibility: Visibility): Promise<MerchantState | null>;
  /** The newest first. */
  statusHistory(id: number): Promise<StatusChangeView[]>;
}
export const MerchantViews = token<MerchantViews>('merchants.MerchantViews');
