import { bg as hostedBg } from '#sandbox/messages/bg.ts';
import { en as hostedEn } from '#sandbox/messages/en.ts';
import { bg as transferBg } from '#web/pay/transfer/messages/bg.ts';
import { en as transferEn } from '#web/pay/transfer/messages/en.ts';
import { bg as promisesBg } from '#web/merchant/promises/messages/bg.ts';
import { en as promisesEn } from '#web/merchant/promises/messages/en.ts';
import { bg as proformaBg } from '#web/merchant/sales/proformas/messages/bg.ts';
import { en as proformaEn } from '#web/merchant/sales/proformas/messages/en.ts';
import { bg as scheduleBg } from '#web/merchant/sales/schedules/messages/bg.ts';
import { en as scheduleEn } from '#web/merchant/sales/schedules/messages/en.ts';
import { bg as clientsBg } from '#web/admin/clients/messages/bg.ts';
import { en as clientsEn } from '#web/admin/clients/messages/en.ts';
import { bg as bankLinesBg } from '#web/admin/bank-lines/messages/bg.ts';
import { en as bankLinesEn } from '#web/admin/bank-lines/messages/en.ts';
import { bg as adminBg } from '#web/admin/kit/messages/bg.ts';
import { en as adminEn } from '#web/admin/kit/messages/en.ts';
import { bg as merchantBg } from '#web/merchant/kit/messages/bg.ts';
import { en as merchantEn } from '#web/merchant/kit/messages/en.ts';
import { bg as accountBg } from '#web/merchant/account/messages/bg.ts';
import { en as accountEn } from '#web/merchant/account/messages/en.ts';
import { bg as bankBg } from '#web/merchant/bank/messages/bg.ts';
import { en as bankEn } from '#web/merchant/bank/messages/en.ts';
import { bg as billsBg } from '#web/merchant/bills/messages/bg.ts';
import { en as billsEn } from '#web/merchant/bills/messages/en.ts';
import { bg as archiveListBg } from '#web/admin/archives/messages/bg.ts';
import { en as archiveListEn } from '#web/admin/archives/messages/en.ts';
import { bg as erasureListBg } from '#web/admin/erasure-requests/messages/bg.ts';
import { en as erasureListEn } from '#web/admin/erasure-requests/messages/en.ts';
import { bg as billListBg } from '#web/admin/bills/messages/bg.ts';
import { en as billListEn } from '#web/admin/bills/messages/en.ts';
import { bg as buyerRequestsBg } from '#web/merchant/buyer-requests/messages/bg.ts';
import { en as buyerRequestsEn } from '#web/merchant/buyer-requests/messages/en.ts';
import { bg as counterBg } from '#web/merchant/counter/messages/bg.ts';
import { en as counterEn } from '#web/merchant/counter/messages/en.ts';
import { bg as customerBg } from '#web/merchant/customers/messages/bg.ts';
import { en as customerEn } from '#web/merchant/customers/messages/en.ts';
import { bg as debitBg } from '#web/merchant/invoices/debit/messages/bg.ts';
import { en as debitEn } from '#web/merchant/invoices/debit/messages/en.ts';
import { bg as advanceBg } from '#web/merchant/invoices/messages/bg.ts';
import { en as advanceEn } from '#web/merchant/invoices/messages/en.ts';
import { bg as creditBg } from '#web/merchant/invoices/credit/messages/bg.ts';
import { en as creditEn } from '#web/merchant/invoices/credit/messages/en.ts';
import { bg as writingBg } from '#web/merchant/invoices/writing/messages/bg.ts';
import { en as writingEn } from '#web/merchant/invoices/writing/messages/en.ts';
import { bg as nextStepBg } from '#web/merchant/home/messages/bg.ts';
import { en as nextStepEn } from '#web/merchant/home/messages/en.ts';
import { bg as developersBg } from '#web/merchant/developers/messages/bg.ts';
import { en as developersEn } from '#web/merchant/developers/messages/en.ts';
import { bg as linkBg } from '#web/merchant/links/messages/bg.ts';
import { en as linkEn } from '#web/merchant/links/messages/en.ts';
import { bg as listsBg } from '#web/merchant/kit/lists/messages/bg.ts';
import { en as listsEn } from '#web/merchant/kit/lists/messages/en.ts';
import { bg as foreignBg } from '#web/merchant/invoices/foreign/messages/bg.ts';
import { en as foreignEn } from '#web/merchant/invoices/foreign/messages/en.ts';
import { bg as importsBg } from '#web/merchant/kit/imports/messages/bg.ts';
import { en as importsEn } from '#web/merchant/kit/imports/messages/en.ts';
import { bg as openInvoicesBg } from '#web/merchant/open-invoices/messages/bg.ts';
import { en as openInvoicesEn } from '#web/merchant/open-invoices/messages/en.ts';
import { bg as leaveBg } from '#web/merchant/leave/messages/bg.ts';
import { en as leaveEn } from '#web/merchant/leave/messages/en.ts';
import { bg as monthsBg } from '#web/merchant/months/messages/bg.ts';
import { en as monthsEn } from '#web/merchant/months/messages/en.ts';
import { bg as payoutListBg } from '#web/admin/payouts/messages/bg.ts';
import { en as payoutListEn } from '#web/admin/payouts/messages/en.ts';
import { bg as paymentBg } from '#web/merchant/payments/messages/bg.ts';
import { en as paymentEn } from '#web/merchant/payments/messages/en.ts';
import { bg as notifyBg } from '#web/merchant/notifications/messages/bg.ts';
import { en as notifyEn } from '#web/merchant/notifications/messages/en.ts';
import { bg as payoutsBg } from '#web/merchant/payouts/messages/bg.ts';
import { en as payoutsEn } from '#web/merchant/payouts/messages/en.ts';
import { bg as questionsBg } from '#web/merchant/questions/messages/bg.ts';
import { en as questionsEn } from '#web/merchant/questions/messages/en.ts';
import { bg as reportsBg } from '#web/merchant/reports/messages/bg.ts';
import { en as reportsEn } from '#web/merchant/reports/messages/en.ts';
import { bg as settingsBg } from '#web/merchant/settings/messages/bg.ts';
import { en as settingsEn } from '#web/merchant/settings/messages/en.ts';
import { bg as teamBg } from '#web/merchant/team/messages/bg.ts';
import { en as teamEn } from '#web/merchant/team/messages/en.ts';
import { bg as returnBg } from '#web/pay/return/messages/bg.ts';
import { en as returnEn } from '#web/pay/return/messages/en.ts';
import { bg as payBg } from '#web/pay/messages/bg.ts';
import { en as payEn } from '#web/pay/messages/en.ts';
import { bg as accountMailsBg } from '#web/public/account-mails/messages/bg.ts';
import { en as accountMailsEn } from '#web/public/account-mails/messages/en.ts';
import { bg as invitationBg } from '#web/public/invitation/messages/bg.ts';
import { en as invitationEn } from '#web/public/invitation/messages/en.ts';
import { bg as publicBg } from '#web/public/messages/bg.ts';
import { en as publicEn } from '#web/public/messages/en.ts';
import { bg as proofBg } from '#web/shared/proof/messages/bg.ts';
import { en as proofEn } from '#web/shared/proof/messages/en.ts';
import { bg as factorsBg } from '#web/shared/factors/messages/bg.ts';
import { en as factorsEn } from '#web/shared/factors/messages/en.ts';
import { bg as registrationBg } from '#web/shared/registration/messages/bg.ts';
import { en as registrationEn } from '#web/shared/registration/messages/en.ts';
import { bg as sharedBg } from '#web/shared/messages/bg.ts';
import { en as sharedEn } from '#web/shared/messages/en.ts';
import type { Language } from '#web/shared/messages/language.ts';

const en = {
  ...sharedEn,
  ...registrationEn,
  ...factorsEn,
  ...proofEn,
  ...publicEn,
  ...accountMailsEn,
  ...invitationEn,
  ...settingsEn,
  ...bankEn,
  bankLines: bankLinesEn.bank,
  ...billsEn,
  ...archiveListEn,
  ...erasureListEn,
  ...billListEn,
  ...teamEn,
  ...questionsEn,
  ...buyerRequestsEn,
  ...merchantEn,
  ...paymentEn,
  ...counterEn,
  ...notifyEn,
  ...customerEn,
  ...debitEn,
  ...advanceEn,
  ...creditEn,
  ...developersEn,
  ...linkEn,
  ...listsEn,
  ...adminEn,
  ...clientsEn,
  ...foreignEn,
  ...importsEn,
  ...openInvoicesEn,
  ...leaveEn,
  ...monthsEn,
  ...reportsEn,
  ...nextStepEn,
  ...writingEn,
  ...payoutsEn,
  ...payoutListEn,
  ...accountEn,
  pay: payEn,
  return: returnEn,
  transfer: transferEn,
  ...promisesEn,
  ...proformaEn,
  ...scheduleEn,
  hosted: hostedEn,
};
/** Messages, and functions that build a message from values. */
type Said<C> = C extends string
  ? string
  : C extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [K in keyof C]: Said<C[K]> };

/** The messages of the screens, by surface. */
export type Messages = Said<typeof en>;

const bg: Messages = {
  ...sharedBg,
  ...registrationBg,
  ...factorsBg,
  ...proofBg,
  ...publicBg,
  ...accountMailsBg,
  ...invitationBg,
  ...settingsBg,
  ...bankBg,
  bankLines: bankLinesBg.bank,
  ...billsBg,
  ...archiveListBg,
  ...erasureListBg,
  ...billListBg,
  ...teamBg,
  ...questionsBg,
  ...buyerRequestsBg,
  ...merchantBg,
  ...paymentBg,
  ...counterBg,
  ...notifyBg,
  ...customerBg,
  ...debitBg,
  ...advanceBg,
  ...creditBg,
  ...developersBg,
  ...linkBg,
  ...listsBg,
  ...adminBg,
  ...clientsBg,
  ...foreignBg,
  ...importsBg,
  ...openInvoicesBg,
  ...leaveBg,
  ...monthsBg,
  ...reportsBg,
  ...nextStepBg,
  ...writingBg,
  ...payoutsBg,
  ...payoutListBg,
  ...accountBg,
  pay: payBg,
  return: returnBg,
  transfer: transferBg,
  ...promisesBg,
  ...proformaBg,
  ...scheduleBg,
  hosted: hostedBg,
};

/** The catalogues of the screens: tests look for the texts that users see. */
export const messages: Readonly<Record<Language, Messages>> = { bg, en };

/** A message with its placeholders filled: `fill('Invoice {number}', { number: '1' })`. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
