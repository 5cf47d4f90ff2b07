import { useEffect } from 'react';
import { usePayWords } from './use-pay-words.ts';

/** What the browser's tab and a screen reader say first. */
export const useTitle = (title: string): void => {
  const { words } = usePayWords();
  useEffect(() => {
    document.title = `${title} – ${words.product}`;
  }, [title, words]);
};
