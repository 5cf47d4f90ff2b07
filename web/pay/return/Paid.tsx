import { useState } from 'react';
import type { CheckoutState } from '#contract/checkouts.ts';
import { Stamp } from '../../shared/receipt/Stamp.tsx';
import { Alert } from '../Alert.tsx';
import { CompanyInvoice } from './CompanyInvoice.tsx';
import { Receipt } from './Receipt.tsx';
import { SendReceipt } from './SendReceipt.tsx';
import { storeReceiptSent, readReceiptSent } from './receipt-sent.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

const documentPath = (sessionId: string): string =>
  `/api/payments/checkout/sessions/${encodeURIComponent(sessionId)}/document.pdf`;

/** Whether the provider has just sent the payer here; false after a reload and on the way back. */
const hasJustArrived = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** A successful payment: receipt, e-mail, invoice to a company, PDF and print button. */
export const Paid = ({ sessionId, state }: { sessionId: string; state: CheckoutState }) => {
  const { messages } = useReturnMessages();
  const [isLanding] = useState(hasJustArrived);
  const [askedTo, setAskedTo] = useState(() => readReceiptSent(sessionId));
  const [replacedBy, setReplacedBy] = useState<string | null>(null);
  const sentTo = askedTo ?? state.receiptTo;
  const invoiceNumber = replacedBy ?? state.invoiceNumber;
  const sent = (email: string): void => {
    storeReceiptSent(sessionId, email);
    setAskedTo(email);
  };
  return (
    <Alert
      tone="success"
      title={messages.success.title}
      mark={<Stamp text={messages.success.stamp} isLanding={isLanding} />}
    >
      <Receipt state={{ ...state, invoiceNumber }} sentTo={sentTo} />
      <SendReceipt sessionId={sessionId} documentType={state.documentType} sentTo={sentTo} onSent={sent} />
      {invoiceNumber !== null && state.documentType === 'INVOICE' && (
        <CompanyInvoice sessionId={sessionId} invoiceNumber={invoiceNumber} onReplaced={setReplacedBy} />
      )}
      <ReturnLinks>
        {invoiceNumber !== null && (
          <a className="button primary" href={documentPath(sessionId)} download>
            {messages.documents[state.documentType].pdf}
          </a>
        )}
        <button type="button" className="button" onClick={() => window.print()}>
          {messages.success.print}
        </button>
      </ReturnLinks>
    </Alert>
  );
};
