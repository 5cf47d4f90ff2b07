import { useState } from 'react';
import type { CheckoutState } from '#contract/payments.ts';
import { Notice } from '../Notice.tsx';
import { Receipt } from './Receipt.tsx';
import { SendReceipt } from './SendReceipt.tsx';
import { keepReceiptSent, recallReceiptSent } from './receipt-sent.ts';
import { useReturnWords } from './use-return-words.ts';
import { WaysOn } from './WaysOn.tsx';

/** The payment has gone through: what was paid, where its receipt went or may go, and the way to paper. */
export const Paid = ({ sessionId, state }: { sessionId: string; state: CheckoutState }) => {
  const { words } = useReturnWords();
  const [askedTo, setAskedTo] = useState(() => recallReceiptSent(sessionId));
  const sentTo = askedTo ?? state.receiptTo;
  const sent = (email: string): void => {
    keepReceiptSent(sessionId, email);
    setAskedTo(email);
  };
  return (
    <Notice tone="success" title={words.success.title}>
      <Receipt state={state} sentTo={sentTo} />
      <SendReceipt sessionId={sessionId} sentTo={sentTo} onSent={sent} />
      <WaysOn>
        <button type="button" className="button" onClick={() => window.print()}>
          {words.success.print}
        </button>
      </WaysOn>
    </Notice>
  );
};
