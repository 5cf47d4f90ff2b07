import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchResultItem, UseSearchResults } from './search-result.ts';

/** The typed text, its results, and what opens one of them. */
export const useSearchDialog = (useSearchResults: UseSearchResults, onClose: () => void) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { results, error, isComplete } = useSearchResults(text);
  return {
    text,
    setText,
    results,
    error,
    isComplete,
    hasNone: isComplete && results.length === 0,
    open: (found: SearchResultItem | undefined): void => {
      if (found === undefined) return;
      onClose();
      if (found.run) found.run();
      else void navigate(found.to);
    },
  };
};
