import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ReceiptTotal } from '../../shared/receipt/Receipt.tsx';
import { useReturnMessages } from './use-return-messages.ts';

/** A printable receipt, with the e-mail it was sent to; `isSent`: also to one that this page does not know. */
export const Receipt = ({
  state,
  sentTo,
  isSent = false,
}: {
  state: CheckoutState;
  sentTo: string | null;
  isSent?: boolean;
}) => {
  const { messages, language } = useReturnMessages();
  const say = messages.success;
  const document = messages.documents[state.documentType];
  const isConverted = state.chargeCurrency !== state.currency;
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    [say.merchant, state.merchantName],
    [say.description, state.description],
    [document.name, state.invoiceNumber === null ? null : say.number(state.invoiceNumber)],
    [say.order, state.invoiceNumber === null ? say.number(state.orderNumber) : null],
    [say.paidAt, state.paidAt === null ? null : formatDate(state.paidAt)],
  ];
  return (
    <>
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
        <ReceiptTotal label={isConverted && state.paidAt !== null ? say.charged : say.amount}>
          <span className="amount">{formatMoney(state.chargeAmount, state.chargeCurrency, language)}</span>
          {isConverted && (
            <span className="asked">{formatMoney(state.amount, state.currency, language)}</span>
          )}
        </ReceiptTotal>
      </div>
      <details className="send">
        <summary>{say.support}</summary>
        <p className="hint">
          {say.reference} {state.reference}
        </p>
      </details>
      {state.status === 'SUCCEEDED' && (
        <p className="hint" role="status">
          {isSent ? document.sentThere : sentTo === null ? document.where : document.sent(sentTo)}
        </p>
      )}
    </>
  );
};
