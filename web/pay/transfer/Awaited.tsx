import type { TransferState } from '#contract/payments/transfers.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import type { Language } from '../../shared/messages/language.ts';
import { Served } from '../request/served.tsx';
import { useTitle } from '../use-title.ts';
import { CheckTransfer } from './CheckTransfer.tsx';
import { CopyLine } from './CopyLine.tsx';
import { useTransferMessages } from './use-transfer-messages.ts';

interface AwaitedProps {
  readonly token: string;
  readonly state: TransferState;
}

/** An IBAN as it is read: groups of four. */
const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** As it is typed in a bank's form: without separators of thousands. */
const plainAmount = (amount: number, language: Language): string =>
  formatAmount(amount, language).replace(/[\s,](?=\d{3})/g, '');

/** What the payer's bank needs, each part with a button that copies it, and the code that a bank's app may read. */
export const Awaited = ({ token, state }: AwaitedProps) => {
  const { messages, language } = useTransferMessages();
  const { title, text } =
    state.state === 'LATE' ? messages.late : { title: messages.title, text: messages.hint };
  useTitle(title);
  const { amount, receiver, iban, bic, text: reason, receiptTo, payUrl } = state;
  return (
    <article className="receipt-paper transfer">
      <div role="status">
        <h1>{title}</h1>
        <p className="hint">{text}</p>
      </div>
      <dl className="details">
        <CopyLine
          label={messages.fields.amount}
          text={plainAmount(amount, language)}
          shown={formatMoney(amount, 'EUR', language)}
        />
        <CopyLine label={messages.fields.receiver} text={receiver} />
        <CopyLine label={messages.fields.iban} text={iban} shown={grouped(iban)} />
        {bic !== null && <CopyLine label={messages.fields.bic} text={bic} />}
        <CopyLine label={messages.fields.text} text={reason} />
      </dl>
      <p>
        <strong>{messages.exactText}</strong>
      </p>
      <div className="scanned">
        <Served name="epc" />
        <p className="hint">{messages.scan}</p>
      </div>
      <p className="hint here">{messages.openBank}</p>
      <p className="hint">
        {messages.arrives} {messages.kept}
        {receiptTo !== null && ` ${messages.sentLater(receiptTo)}`}
      </p>
      <nav className="ways">
        <CheckTransfer token={token} />
        {payUrl !== null && (
          <p className="elsewhere">
            <a href={payUrl}>{messages.byCard}</a>
          </p>
        )}
      </nav>
    </article>
  );
};
