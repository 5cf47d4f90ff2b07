import { useEffect, useState } from 'react';

const delayMs = 200;

/** A value after it has not changed for 200 ms: the server is not asked for every keystroke. */
export const useDebounced = (value: string): string => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
