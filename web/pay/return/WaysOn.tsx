import type { ReactNode } from 'react';
import { useReturnWords } from './use-return-words.ts';

/** The two buttons of the return pages, after whatever the page itself offers. */
export const WaysOn = ({ children }: { children?: ReactNode }) => {
  const { words } = useReturnWords();
  return (
    <nav className="ways" aria-label={words.waysOn}>
      {children}
      <a className="button" href="/">
        {words.goHome}
      </a>
      <a className="button" href="/merchant">
        {words.merchantArea}
      </a>
    </nav>
  );
};
