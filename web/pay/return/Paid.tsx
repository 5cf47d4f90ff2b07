import { useState } from 'react';
import type { CheckoutState } from '#contract/payments.ts';
import { Notice } from '../Notice.tsx';
import { Receipt } from './Receipt.tsx';
import { SendReceipt } from './SendReceipt.tsx';
import { keepReceiptSent, recallReceiptSent } from './receipt-sent.ts';
import { useReturnMessages } from './use-return-messages.ts';
import { WaysOn } from './WaysOn.tsx';

/** The payment has gone through: what was paid, where its receipt went or may go, and the way to paper. */
export const Paid = ({ sessionId, state }: { sessionId: string; state: CheckoutState }) => {
  const { messages } = useReturnMessages();
  const [askedTo, setAskedTo] = useState(() => recallReceiptSent(sessionId));
  const sentTo = askedTo ?? state.receiptTo;
  const sent = (email: string): void => {
    keepReceiptSent(sessionId, email);
    setAskedTo(email);
  };
  return (
    <Notice tone="success" title={messages.success.title}>
      <Receipt state={state} sentTo={sentTo} />
      <SendReceipt sessionId={sessionId} sentTo={sentTo} onSent={sent} />
      <WaysOn>
        <button type="button" className="button" onClick={() => window.print()}>
          {messages.success.print}
        </button>
      </WaysOn>
    </Notice>
  );
};
