import type { ReactNode } from 'react';
import { useReturnMessages } from './use-return-messages.ts';

/** The two buttons of the return pages, after whatever the page itself offers. */
export const WaysOn = ({ children }: { children?: ReactNode }) => {
  const { messages } = useReturnMessages();
  return (
    <nav className="ways" aria-label={messages.waysOn}>
      {children}
      <a className="button" href="/">
        {messages.goHome}
      </a>
      <a className="button" href="/merchant">
        {messages.merchantArea}
      </a>
    </nav>
  );
};
