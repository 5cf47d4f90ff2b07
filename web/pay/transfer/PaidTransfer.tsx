import type { TransferState } from '#contract/payments/transfers.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ReceiptTotal } from '../../shared/receipt/Receipt.tsx';
import { Stamp } from '../../shared/receipt/Stamp.tsx';
import { Alert } from '../Alert.tsx';
import { ReturnLinks } from '../return/ReturnLinks.tsx';
import { useReturnMessages } from '../return/use-return-messages.ts';
import { useTransferMessages } from './use-transfer-messages.ts';

/** The money came: the receipt with its document. */
export const PaidTransfer = ({ token, state }: { token: string; state: TransferState }) => {
  const { messages, language } = useTransferMessages();
  const { success: say, documents } = useReturnMessages().messages;
  const { invoiceNumber, paidAt, receiptTo } = state;
  const document = documents[state.documentType];
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    [say.merchant, state.merchantName],
    [say.description, state.description],
    [document.name, invoiceNumber === null ? null : say.number(invoiceNumber)],
    [messages.fields.text, state.text],
    [say.paidAt, formatDate(paidAt)],
  ];
  return (
    <Alert tone="success" title={messages.paid} mark={<Stamp text={messages.stamp} isLanding={false} />}>
      <dl className="lines">
        {lines.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="paid-total">
        <ReceiptTotal label={messages.paidBy}>
          <span className="amount">{formatMoney(state.paidAmount ?? state.amount, 'EUR', language)}</span>
        </ReceiptTotal>
      </div>
      {receiptTo !== null && <p className="hint">{document.sent(receiptTo)}</p>}
      {invoiceNumber !== null && (
        <section className="document" aria-label={document.name}>
          <a className="button primary" href={`/api/payments/transfer/${token}/receipt`} download>
            {document.pdf}
          </a>
        </section>
      )}
      <ReturnLinks />
    </Alert>
  );
};
