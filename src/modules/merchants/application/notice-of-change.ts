import { jobType } from '#kernel/jobs.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { NoticeOfChange } from '../ports/notice-mail.ts';

/** Mails a merchant that its e-mail or its bank account has changed. */
export const noticeOfChange = jobType<NoticeOfChange>('merchants.notice-of-change', 30);

/** For the address before the change: it reaches the merchant also when an attacker has changed it. */
export const noticeFor = (
  changed: NoticeOfChange['changed'],
  before: MerchantDetails,
  at: Date,
): NoticeOfChange => ({
  changed,
  merchantId: before.id,
  businessName: before.businessName,
  to: before.email,
  language: before.language,
  at: at.toISOString(),
});
