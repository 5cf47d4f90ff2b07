import type { ReactNode } from 'react';
import { useReturnMessages } from './use-return-messages.ts';

/** The links of the return pages, after the page's own actions. */
export const ReturnLinks = ({ children }: { children?: ReactNode }) => {
  const { messages } = useReturnMessages();
  return (
    <nav className="ways" aria-label={messages.waysOn}>
      {children}
      <p className="elsewhere">
        <a href="/">{messages.goHome}</a>
        <a href="/merchant">{messages.merchantArea}</a>
      </p>
    </nav>
  );
};
