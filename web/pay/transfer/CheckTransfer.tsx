import { transferAddress } from './transfer-rules.ts';
import { useTransferMessages } from './use-transfer-messages.ts';

/** Loads the page again; it needs no script. */
export const CheckTransfer = ({ token }: { token: string }) => {
  const { messages, language } = useTransferMessages();
  return (
    <a className="button" href={transferAddress(token, { polls: 1, language })}>
      {messages.reload}
    </a>
  );
};
