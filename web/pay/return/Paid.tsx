import { useState } from 'react';
import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { Stamp } from '../../shared/receipt/Stamp.tsx';
import { useHydrated } from '../../shared/layout/use-hydrated.ts';
import { Alert } from '../Alert.tsx';
import { CompanyInvoice } from './CompanyInvoice.tsx';
import type { PostedForm } from './posted-form.ts';
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

interface PaidProps {
  readonly sessionId: string;
  readonly state: CheckoutState;
  readonly posted: PostedForm;
}

/** Where the receipt was sent from this page, by what the browser keeps. */
const useSentTo = (sessionId: string) => {
  const isHydrated = useHydrated();
  const [sentNow, setSentNow] = useState<string | null>(null);
  const sent = (email: string): void => {
    storeReceiptSent(sessionId, email);
    setSentNow(email);
  };
  return { askedTo: sentNow ?? (isHydrated ? readReceiptSent(sessionId) : null), sent };
};

/** A successful payment: receipt, what can be done with its document, and the way back to the shop. */
export const Paid = ({ sessionId, state, posted }: PaidProps) => {
  const { messages } = useReturnMessages();
  const isHydrated = useHydrated();
  const [replacedBy, setReplacedBy] = useState<string | null>(null);
  const { askedTo, sent } = useSentTo(sessionId);
  // Only the browser knows both; the served page is shown first.
  const isLanding = !isHydrated || hasJustArrived();
  const sentTo = askedTo ?? state.receiptTo;
  const invoiceNumber = replacedBy ?? state.invoiceNumber;
  const document = messages.documents[state.documentType];
  return (
    <Alert
      tone="success"
      title={messages.success.title}
      mark={<Stamp text={messages.success.stamp} isLanding={isLanding} />}
    >
      <Receipt
        state={{ ...state, invoiceNumber }}
        sentTo={sentTo}
        isSent={posted.answer === 'sent' && askedTo === null}
      />
      {posted.refused !== null && 'message' in posted.refused && (
        <p className="banner" role="alert">
          {posted.refused.message ?? document.failed}
        </p>
      )}
      {state.documentType !== 'FOREIGN' && (
        <section className="document" aria-label={document.name}>
          {invoiceNumber !== null && (
            <a className="button" href={documentPath(sessionId)} download>
              {document.pdf}
            </a>
          )}
          <SendReceipt
            sessionId={sessionId}
            document={document}
            isFirst={sentTo === null && posted.answer !== 'sent'}
            posted={posted}
            onSent={sent}
          />
          {invoiceNumber !== null && state.documentType === 'INVOICE' && (
            <CompanyInvoice
              sessionId={sessionId}
              invoiceNumber={invoiceNumber}
              posted={posted}
              onReplaced={setReplacedBy}
            />
          )}
        </section>
      )}
      <ReturnLinks>{state.returnUrl !== null && <BackToShop url={state.returnUrl} />}</ReturnLinks>
    </Alert>
  );
};

/** Names the host in ASCII letters, so that the payer sees where the link of the merchant leads. */
const BackToShop = ({ url }: { url: string }) => {
  const say = useReturnMessages().messages.success;
  return (
    <a className="button primary" href={url} rel="noopener noreferrer">
      {say.backToShop(new URL(url).hostname)}
    </a>
  );
};
