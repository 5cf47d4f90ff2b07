import { useState, type ReactNode } from 'react';
import { Button } from '../shared/layout/Button.tsx';

interface OpenedProps {
  /** What stands above the page: it takes the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog: a dialog covers the page. */
export const Opened = ({ children }: OpenedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};
