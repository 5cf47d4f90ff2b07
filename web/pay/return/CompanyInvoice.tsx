import { useState } from 'react';
import type { NamedBuyer } from '#contract/payer-documents.ts';
import { OtherBuyer } from './OtherBuyer.tsx';
import { useReturnMessages } from './use-return-messages.ts';

interface CompanyInvoiceProps {
  readonly sessionId: string;
  readonly invoiceNumber: string;
  readonly onReplaced: (invoiceNumber: string) => void;
}

/** Offers the document to a company; the form is made when it is opened. */
export const CompanyInvoice = ({ sessionId, invoiceNumber, onReplaced }: CompanyInvoiceProps) => {
  const { messages } = useReturnMessages();
  const say = messages.otherBuyer;
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<NamedBuyer | null>(null);
  const named = (given: NamedBuyer): void => {
    setAnswer(given);
    if (given.outcome === 'REPLACED') onReplaced(given.invoiceNumber);
  };
  if (answer !== null) {
    return (
      <p className="hint" role="status">
        {answer.outcome === 'REPLACED' ? say.replaced(answer.invoiceNumber) : say.requested}
      </p>
    );
  }
  return (
    <details className="send" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.title}</summary>
      {isOpen && <OtherBuyer sessionId={sessionId} invoiceNumber={invoiceNumber} onNamed={named} />}
    </details>
  );
};
