import { getArchiveFile, requestArchive, type Archive } from '#contract/archives/archives.ts';
import {
  getForeignDocumentPdf,
  getForeignDocumentUbl,
  type ForeignDocument,
} from '#contract/imports/foreign-documents.ts';
import {
  ignoreBankLine,
  matchBankLine,
  returnBankLine,
  unmatchBankLine,
} from '#contract/banking/bank-lines.ts';
import { changeBankAccount, listBankAccounts } from '#contract/banking/bank-statements.ts';
import { runBills, summariseBills } from '#contract/billing/billing.ts';
import { listPlanPeriods } from '#contract/billing/own-plan.ts';
import { refreshAccount } from '#contract/accounts/accounts.ts';
import { askMerchant, endClient, packMonth } from '#contract/accountants/accountants.ts';
import { changeEmail, inviteUser, resendVerification } from '#contract/users/account-mails.ts';
import { listActivity } from '#contract/payments/activity.ts';
import { listAttention } from '#contract/attention.ts';
import { previewCreditNote } from '#contract/invoices/credit-notes.ts';
import { getDisputeEvidence, submitEvidence } from '#contract/disputes/disputes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendInvoice } from '#contract/invoices/invoice-actions.ts';
import { getInvoicePdf } from '#contract/invoices/invoices.ts';
import { retryJob } from '#contract/jobs.ts';
import { summariseInvoices, summariseLinks } from '#contract/list-summaries.ts';
import {
  changeMerchantPlan,
  changeMerchantStatus,
  changeMerchantStatuses,
  previewDeletion,
  listMerchantUsers,
  pauseMerchant,
  setAssignments,
  listStatusHistory,
  updateMerchant,
} from '#contract/merchants/merchant-management.ts';
import { getMerchantChecks } from '#contract/merchants/merchant-checks.ts';
import {
  addMerchantNote,
  changeMerchantNote,
  deleteMerchantNote,
  listMerchantNotes,
} from '#contract/merchants/merchant-notes.ts';
import { viewMerchant } from '#contract/users/merchant-views.ts';
import { getMerchantLimits, setMerchantLimits } from '#contract/payments/merchant-limits.ts';
import { registerMerchant } from '#contract/merchants/merchants.ts';
import {
  closeMerchantMonth,
  getMerchantMonth,
  getMerchantMonthPack,
  packMonths,
  reopenMerchantMonth,
  sendMerchantMonth,
} from '#contract/closing/months.ts';
import { getPaymentHistory, requestRefund, resolveMismatch } from '#contract/payments/payment-history.ts';
import { getPaymentSummary, getTakings } from '#contract/payments/payment-reports.ts';
import { confirmPayment } from '#contract/payments/checkouts.ts';
import { getDashboardStats } from '#contract/payments/payment-totals.ts';
import { listPayoutLines } from '#contract/payouts/payouts.ts';
import { retryProviderEvent } from '#contract/payments/provider-events.ts';
import { searchRecords } from '#contract/search.ts';
import { listFactorsOfUser, removeFactorsOfUser } from '#contract/users/second-factors.ts';
import {
  changeOwnPassword,
  endOtherOwnSessions,
  endOwnSession,
  endSessionOfUser,
  listOwnSessions,
  listSessionsOfUser,
} from '#contract/users/sessions.ts';
import { getSystemStatus } from '#contract/system-status.ts';
import { getDelivery, listDeliveries } from '#contract/integrations/webhook-endpoints.ts';
import { countUsers, endSessionsOfUser, getSession, lockUser, unlockUser } from '#contract/users/users.ts';
import { requestPath, call, type CallInput } from '../../../shared/call.ts';
import type { ApiRequest } from '../../../shared/api-request.ts';
import { download } from '../../../shared/download.ts';
import type { ListExport } from './list-export.ts';

type CallOptions = Pick<ApiRequest, 'signal'>;

/** Makes an endpoint of the contract a method of the data provider. @throws ApiError */
const methodOf =
  <E extends Endpoint>(endpoint: E) =>
  (input: CallInput<E>, options?: CallOptions) =>
    call(endpoint, input, options);

/** Methods of the data provider beyond CRUD. */
export const customMethods = {
  addMerchantNote: methodOf(addMerchantNote),
  askMerchant: methodOf(askMerchant),
  changeEmail: methodOf(changeEmail),
  changeMerchantNote: methodOf(changeMerchantNote),
  changeBankAccount: methodOf(changeBankAccount),
  changeMerchantPlan: methodOf(changeMerchantPlan),
  changeMerchantStatus: methodOf(changeMerchantStatus),
  changeMerchantStatuses: methodOf(changeMerchantStatuses),
  changeOwnPassword: methodOf(changeOwnPassword),
  closeMerchantMonth: methodOf(closeMerchantMonth),
  confirmPayment: methodOf(confirmPayment),
  countUsers: methodOf(countUsers),
  deleteMerchantNote: methodOf(deleteMerchantNote),
  endClient: methodOf(endClient),
  endOtherOwnSessions: methodOf(endOtherOwnSessions),
  endOwnSession: methodOf(endOwnSession),
  endSessionOfUser: methodOf(endSessionOfUser),
  endSessionsOfUser: methodOf(endSessionsOfUser),
  getAttention: methodOf(listAttention),
  getDashboardStats: methodOf(getDashboardStats),
  getDelivery: methodOf(getDelivery),
  getDisputeEvidence: methodOf(getDisputeEvidence),
  getMerchantChecks: methodOf(getMerchantChecks),
  getMerchantLimits: methodOf(getMerchantLimits),
  getMerchantMonth: methodOf(getMerchantMonth),
  listPayoutLines: methodOf(listPayoutLines),
  listPlanPeriods: methodOf(listPlanPeriods),
  getOwnAccount: methodOf(getSession),
  getPaymentHistory: methodOf(getPaymentHistory),
  getPaymentSummary: methodOf(getPaymentSummary),
  summariseBills: methodOf(summariseBills),
  summariseInvoices: methodOf(summariseInvoices),
  summariseLinks: methodOf(summariseLinks),
  getStatusHistory: methodOf(listStatusHistory),
  getSystemStatus: methodOf(getSystemStatus),
  getTakings: methodOf(getTakings),
  ignoreBankLine: methodOf(ignoreBankLine),
  inviteUser: methodOf(inviteUser),
  listActivity: methodOf(listActivity),
  listBankAccounts: methodOf(listBankAccounts),
  listFactorsOfUser: methodOf(listFactorsOfUser),
  listDeliveries: methodOf(listDeliveries),
  listMerchantNotes: methodOf(listMerchantNotes),
  listMerchantUsers: methodOf(listMerchantUsers),
  listOwnSessions: methodOf(listOwnSessions),
  listSessionsOfUser: methodOf(listSessionsOfUser),
  lockUser: methodOf(lockUser),
  matchBankLine: methodOf(matchBankLine),
  pauseMerchant: methodOf(pauseMerchant),
  previewCreditNote: methodOf(previewCreditNote),
  previewDeletion: methodOf(previewDeletion),
  removeFactorsOfUser: methodOf(removeFactorsOfUser),
  refund: methodOf(requestRefund),
  registerMerchant: methodOf(registerMerchant),
  reopenMerchantMonth: methodOf(reopenMerchantMonth),
  requestArchive: methodOf(requestArchive),
  resendVerification: methodOf(resendVerification),
  refreshAccount: methodOf(refreshAccount),
  resolveMismatch: methodOf(resolveMismatch),
  retryJob: methodOf(retryJob),
  retryProviderEvent: methodOf(retryProviderEvent),
  returnBankLine: methodOf(returnBankLine),
  runBills: methodOf(runBills),
  search: methodOf(searchRecords),
  sendInvoice: methodOf(sendInvoice),
  sendMerchantMonth: methodOf(sendMerchantMonth),
  setAssignments: methodOf(setAssignments),
  setMerchantLimits: methodOf(setMerchantLimits),
  submitEvidence: methodOf(submitEvidence),
  unlockUser: methodOf(unlockUser),
  unmatchBankLine: methodOf(unmatchBankLine),
  updateMerchant: methodOf(updateMerchant),
  viewMerchant: methodOf(viewMerchant),

  saveInvoicePdf: ({ id, invoiceNumber }: { id: number; invoiceNumber: string }) =>
    download(requestPath(getInvoicePdf, { params: { id } }), { fallback: `${invoiceNumber}.pdf` }),

  /** An archive is packed while it is sent. */
  saveArchive: ({ id }: Pick<Archive, 'id'>) =>
    download(requestPath(getArchiveFile, { params: { id } }), {
      fallback: `plateno-archive-${id}.zip`,
      limitMs: 600_000,
    }),

  /** A file that came with a document. */
  saveForeignFile: ({ id, number }: Pick<ForeignDocument, 'id' | 'number'>, kind: 'pdf' | 'ubl') =>
    download(
      requestPath(kind === 'pdf' ? getForeignDocumentPdf : getForeignDocumentUbl, { params: { id } }),
      {
        fallback: `${number}.${kind === 'pdf' ? 'pdf' : 'xml'}`,
      },
    ),

  /** The pack of a closed month; its PDFs are printed while it is sent. */
  saveMonthPack: (params: CallInput<typeof getMerchantMonthPack>['params']) =>
    download(requestPath(getMerchantMonthPack, { params }), {
      fallback: `plateno-${params.month}.zip`,
      limitMs: 120_000,
    }),

  /** The packs of a month of several merchants. */
  saveMonthPacks: (body: CallInput<typeof packMonths>['body']) =>
    download(requestPath(packMonths, {}), {
      fallback: `plateno-closed-months-${body.month}.zip`,
      method: packMonths.method,
      body,
      limitMs: 600_000,
    }),

  /** A pack of many clients takes longer than other calls. */
  savePack: (body: CallInput<typeof packMonth>['body']) =>
    download(requestPath(packMonth, {}), {
      fallback: `plateno-tables-${body.month}.zip`,
      method: packMonth.method,
      body,
      limitMs: 120_000,
    }),

  /** Exports all rows that match the filters, on all pages. */
  exportList: (resource: string, list: ListExport, query: Readonly<{ format: 'csv' | 'excel' }>) =>
    download(requestPath(list, { query }), { fallback: resource }),
};
