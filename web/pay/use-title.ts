import { useEffect } from 'react';
import { usePayMessages } from './use-pay-messages.ts';

/** What the browser's tab and a screen reader say first. */
export const useTitle = (title: string): void => {
  const { messages } = usePayMessages();
  useEffect(() => {
    document.title = `${title} – ${messages.product}`;
  }, [title, messages]);
};
