import { jobType } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { MerchantDetails } from '../domain/merchant.ts';
import type { ChangeNotification, MerchantLetter } from './merchant-letters.ts';

/** The data of the job, as JSON. */
export type ChangeNotificationJob = Omit<ChangeNotification, 'kind'> &
  Readonly<{ merchantId: number; businessName: string; to: string; language: Language }>;

/** Mails a merchant about a changed e-mail or bank account. */
export const changeNotification = jobType<ChangeNotificationJob>('merchants.notice-of-change', 30);

/** Addressed to the e-mail before the change: it reaches the merchant also when an attacker changed it. */
export const notificationFor = (
  changed: ChangeNotificationJob['changed'],
  before: MerchantDetails,
  at: Date,
): ChangeNotificationJob => ({
  changed,
  merchantId: before.id,
  businessName: before.businessName,
  to: before.email,
  language: before.language,
  at: at.toISOString(),
});

/** The mail of a change notification; its id is the same in every run of the job. */
export const mailOf = ({ changed, at, merchantId, ...addressed }: ChangeNotificationJob): MerchantLetter => ({
  ...addressed,
  content: { kind: 'DETAILS_CHANGED', changed, at },
  id: `${changed}-changed-${merchantId}-${Date.parse(at)}`,
});
