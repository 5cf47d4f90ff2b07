import { useEffect, useState } from 'react';

/** By key code: on a Bulgarian layout the same key types к. */
const isShortcut = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK';

/** Whether the search is open; Ctrl+K opens it, too. */
export const useSearchShortcut = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
};
