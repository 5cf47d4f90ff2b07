import { listActivity } from '#contract/activity.ts';
import { listAttention } from '#contract/attention.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sendInvoice } from '#contract/invoice-actions.ts';
import { getInvoicePdf } from '#contract/invoices.ts';
import { retryJob } from '#contract/jobs.ts';
import {
  changeMerchantPlan,
  changeMerchantStatus,
  changeMerchantStatuses,
  previewDeletion,
  listMerchantUsers,
  registerMerchant,
  setAssignments,
  listStatusHistory,
} from '#contract/merchants.ts';
import { getPaymentHistory, requestRefund, resolveMismatch } from '#contract/payment-history.ts';
import { getPaymentSummary, getTakings } from '#contract/payment-reports.ts';
import { confirmPayment, getDashboardStats } from '#contract/payments.ts';
import { retryProviderEvent } from '#contract/provider-events.ts';
import { searchRecords } from '#contract/search.ts';
import { provePassword } from '#contract/sessions.ts';
import { getSystemStatus } from '#contract/system-status.ts';
import { countUsers, endSessionsOfUser, lockUser, unlockUser } from '#contract/users.ts';
import { addressOf, call, request, type ApiRequest, type CallInput } from '../shared/call.ts';
import { fileNameOf } from '../shared/save-file.ts';
import type { ListExport } from './lists/list-export.ts';

type CallOptions = Pick<ApiRequest, 'signal' | 'requestKey'>;

/** An endpoint of the contract as a method of the data provider. @throws CallRefused */
const through =
  <E extends Endpoint>(endpoint: E) =>
  (input: CallInput<E>, options?: CallOptions) =>
    call(endpoint, input, options);

/** A file and the name that the server gave it, else `fallback`. @throws CallRefused */
const fetchFile = async (path: string, accept: string, fallback: string) => {
  const response = await request({ method: 'GET', path, accept });
  return { blob: await response.blob(), name: fileNameOf(response, fallback) };
};

/** What the back office asks of the API besides reading, writing and deleting records. */
export const customMethods = {
  changeMerchantPlan: through(changeMerchantPlan),
  changeMerchantStatus: through(changeMerchantStatus),
  changeMerchantStatuses: through(changeMerchantStatuses),
  confirmPayment: through(confirmPayment),
  countUsers: through(countUsers),
  endSessionsOfUser: through(endSessionsOfUser),
  getAttention: through(listAttention),
  getDashboardStats: through(getDashboardStats),
  getPaymentHistory: through(getPaymentHistory),
  getPaymentSummary: through(getPaymentSummary),
  getStatusHistory: through(listStatusHistory),
  getSystemStatus: through(getSystemStatus),
  getTakings: through(getTakings),
  listActivity: through(listActivity),
  listMerchantUsers: through(listMerchantUsers),
  lockUser: through(lockUser),
  previewDeletion: through(previewDeletion),
  provePassword: through(provePassword),
  refund: through(requestRefund),
  registerMerchant: through(registerMerchant),
  resolveMismatch: through(resolveMismatch),
  retryJob: through(retryJob),
  retryProviderEvent: through(retryProviderEvent),
  search: through(searchRecords),
  sendInvoice: through(sendInvoice),
  setAssignments: through(setAssignments),
  unlockUser: through(unlockUser),

  getInvoicePdf: ({ id, invoiceNumber }: { id: number; invoiceNumber: string }) =>
    fetchFile(addressOf(getInvoicePdf, { params: { id } }), 'application/pdf', `${invoiceNumber}.pdf`),

  /** All rows that the filters admit, not only the page in sight. */
  exportList: (resource: string, list: ListExport, query: Readonly<{ format: 'csv' | 'excel' }>) =>
    fetchFile(addressOf(list, { query }), '*/*', resource),
};
