import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { AddressedMail, ChangeNotice } from '../ports/merchant-mail.ts';

/** As JSON: the data of a job. */
export type NoticeOfChange = Omit<ChangeNotice, 'kind'> &
  Readonly<{ merchantId: number; businessName: string; to: string; language: Language }>;

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

/** The mail of a notice; its id is the same on every repeat of the job. */
export const mailOf = ({ changed, at, merchantId, ...addressed }: NoticeOfChange): AddressedMail => ({
  ...addressed,
  content: { kind: 'DETAILS_CHANGED', changed, at },
  id: `${changed}-changed-${merchantId}-${Date.parse(at)}`,
});
