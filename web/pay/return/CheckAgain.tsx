import type { MouseEvent } from 'react';
import { returnAddress } from '../pay-route.ts';
import { useReturnMessages } from './use-return-messages.ts';

/** Asks for the state again: at once, or by loading the page where no script runs. */
export const CheckAgain = ({
  sessionId,
  polls,
  again,
  isPrimary = false,
}: {
  sessionId: string;
  polls: number;
  again: () => void;
  isPrimary?: boolean;
}) => {
  const { messages, language } = useReturnMessages();
  const ask = (event: MouseEvent): void => {
    event.preventDefault();
    again();
  };
  return (
    <a
      className={isPrimary ? 'button primary' : 'button'}
      href={returnAddress(sessionId, { polls, language })}
      onClick={ask}
    >
      {messages.success.checkAgain}
    </a>
  );
};
