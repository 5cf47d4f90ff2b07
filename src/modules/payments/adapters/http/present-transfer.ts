import type { PromisedTransfer, TransferDetails, TransferState } from '#contract/payments/transfers.ts';
import type { Language } from '#kernel/language.ts';
import { transferCode } from '#kernel/transfer-code.ts';
import { promiseStateAt, type TransferPromise } from '#modules/links/index.ts';
import type { LinkDocumentType } from '#modules/links/index.ts';
import type { FoundTransfer } from '../../application/find-transfer.ts';
import { maskEmail } from './present-payment.ts';

/** The number of a written invoice helps its merchant to recognise a transfer without the reference. */
const detailsOf = (promise: TransferPromise, invoiceNumber: string | null): TransferDetails => {
  const { reference, receiver, iban, bic, amount, expiresAt } = promise;
  const text = [reference, invoiceNumber].filter((part) => part !== null).join(' ');
  return {
    reference,
    text,
    receiver,
    iban,
    bic,
    amount: amount.toDecimal(),
    currency: 'EUR',
    epc: transferCode({
      name: receiver,
      iban,
      ...(bic !== null && { bic }),
      totalMinor: Number(amount.minor),
      currency: 'EUR',
      text,
    })!,
    promisedUntil: expiresAt.toISOString(),
  };
};

/** The page that waits for the money; it names the language, because a browser may keep no cookie. */
export const transferPath = (token: string, language: Language): string =>
  `/pay/transfer/${token}${language === 'en' ? '?lang=en' : ''}`;

type Presented = Readonly<{
  publicUrl: string;
  /** Of the written document of the link; null for any other link. */
  writtenNumber: string | null;
}>;

export const presentPromised = (
  promise: TransferPromise,
  { publicUrl, writtenNumber }: Presented,
): PromisedTransfer => ({
  ...detailsOf(promise, writtenNumber),
  token: promise.token,
  waitingUrl: publicUrl + transferPath(promise.token, promise.language),
});

type Shown = Presented & Readonly<{ documentType: LinkDocumentType; now: Date }>;

export const presentTransfer = (
  { promise, merchantName, description, linkStatus, linkToken, paid, invoice }: FoundTransfer,
  { publicUrl, writtenNumber, documentType, now }: Shown,
): TransferState => ({
  ...detailsOf(promise, writtenNumber),
  state: promiseStateAt(promise, now),
  merchantName,
  description,
  linkStatus,
  payUrl: linkStatus === 'ACTIVE' ? `${publicUrl}/pay/${linkToken}` : null,
  receiptTo: promise.customerEmail === null ? null : maskEmail(promise.customerEmail),
  invoiceNumber: invoice?.invoiceNumber ?? null,
  documentType,
  paidAt: promise.paidAt?.toISOString() ?? null,
  paidAmount: paid?.toDecimal() ?? null,
});
