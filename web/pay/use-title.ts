import { useEffect } from 'react';
import { usePayMessages } from './use-pay-messages.ts';

/** Sets the document title. */
export const useTitle = (title: string): void => {
  const { messages } = usePayMessages();
  useEffect(() => {
    document.title = `${title} – ${messages.product}`;
  }, [title, messages]);
};
