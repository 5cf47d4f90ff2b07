import { useState } from 'react';
import type { CheckoutState } from '#contract/payments.ts';
import { Alert } from '../Alert.tsx';
import { Receipt } from './Receipt.tsx';
import { SendReceipt } from './SendReceipt.tsx';
import { storeReceiptSent, readReceiptSent } from './receipt-sent.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { ReturnLinks } from './ReturnLinks.tsx';

/** A successful payment: receipt, e-mail and print button. */
export const Paid = ({ sessionId, state }: { sessionId: string; state: CheckoutState }) => {
  const { messages } = useReturnMessages();
  const [askedTo, setAskedTo] = useState(() => readReceiptSent(sessionId));
  const sentTo = askedTo ?? state.receiptTo;
  const sent = (email: string): void => {
    storeReceiptSent(sessionId, email);
    setAskedTo(email);
  };
  return (
    <Alert tone="success" title={messages.success.title}>
      <Receipt state={state} sentTo={sentTo} />
      <SendReceipt sessionId={sessionId} sentTo={sentTo} onSent={sent} />
      <ReturnLinks>
        <button type="button" className="button" onClick={() => window.print()}>
          {messages.success.print}
        </button>
      </ReturnLinks>
    </Alert>
  );
};
