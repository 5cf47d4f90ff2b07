import { jobType } from '#kernel/jobs.ts';
import type { MerchantState } from '../domain/merchant.ts';
import type { NoticeOfChange } from '../ports/notice-mail.ts';

/** Tells a merchant by mail that its e-mail or its bank account has changed. */
export const noticeOfChange = jobType<NoticeOfChange>('merchants.notice-of-change', 30);

/** For the address before the change: an attacker who changed it must not be the one who is told. */
export const noticeFor = (
  changed: NoticeOfChange['changed'],
  before: MerchantState,
  at: Date,
): NoticeOfChange => ({
  changed,
  merchantId: before.id,
  businessName: before.businessName,
  to: before.email,
  language: before.language,
  at: at.toISOString(),
});
