import { useState } from 'react';
import type { NamedBuyer } from '#contract/payments/payer-documents.ts';
import { OtherBuyer } from './OtherBuyer.tsx';
import { refusedFields, type PostedForm } from './posted-form.ts';
import { useReturnMessages } from './use-return-messages.ts';

interface CompanyInvoiceProps {
  readonly sessionId: string;
  readonly invoiceNumber: string;
  readonly posted: PostedForm;
  readonly onReplaced: (invoiceNumber: string) => void;
}

/** What a form that was posted without a script has done for the document of this number. */
const answerOf = ({ answer }: PostedForm, invoiceNumber: string): NamedBuyer | null => {
  if (answer === 'replaced') return { outcome: 'REPLACED', invoiceNumber };
  return answer === 'requested' ? { outcome: 'REQUESTED', invoiceNumber } : null;
};

/** Offers the document to a company. */
export const CompanyInvoice = ({ sessionId, invoiceNumber, posted, onReplaced }: CompanyInvoiceProps) => {
  const { messages } = useReturnMessages();
  const say = messages.otherBuyer;
  const [answer, setAnswer] = useState(() => answerOf(posted, invoiceNumber));
  const { fields, typed } = refusedFields(posted, 'buyer');
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
    <details className="send" open={'form' in typed}>
      <summary>{say.title}</summary>
      <OtherBuyer
        sessionId={sessionId}
        invoiceNumber={invoiceNumber}
        refused={fields}
        typed={typed}
        onNamed={named}
      />
    </details>
  );
};
