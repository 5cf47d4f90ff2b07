import { useRights } from '../kit/portal/use-rights.ts';
import { Copied } from './Copied.tsx';
import { BankMessages, useBankMessages } from './messages/bank-messages.ts';
import { useLinesOf } from './use-bank.ts';

/** The account from which a payment came by bank, to copy; nothing while no statement shows it. */
export const PayerAccount = ({ paymentId }: { paymentId: number }) => (
  <BankMessages>
    <Account paymentId={paymentId} />
  </BankMessages>
);

const Account = ({ paymentId }: { paymentId: number }) => {
  const t = useBankMessages();
  const { data: [line] = [] } = useLinesOf({ paymentId }, useRights()('EXPORT'));
  const iban = line?.counterIban ?? null;
  return iban === null ? null : <Copied label={t('bank.toReturn.iban')} text={iban} />;
};
