import { useEffect, useState } from 'react';

const pauseMs = 200;

/** A value once it has not changed for a moment: nobody is asked about half a word. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
