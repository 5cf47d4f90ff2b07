import { useLayoutEffect, useRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';

interface ModalProps extends Pick<
  DialogHTMLAttributes<HTMLDialogElement>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands over the page until it is closed; the browser's own keeps the keyboard inside. Mounted is open. */
export const Modal = ({ onClose, children, ...frame }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while still in the page, so that the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      {...frame}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
};
