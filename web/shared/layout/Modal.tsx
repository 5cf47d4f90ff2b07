import { useLayoutEffect, useRef } from 'react';
import type { DialogHTMLAttributes, ReactNode } from 'react';

interface ModalProps extends Pick<
  DialogHTMLAttributes<HTMLDialogElement>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Of a group of radio buttons the chosen one. */
const field = 'form :is(input, select, textarea):enabled:not([type=radio]:not(:checked), [type=file])';

/** A native modal `<dialog>`, which keeps the focus inside and begins at the first field of its form. Open while mounted. */
export const Modal = ({ onClose, children, ...frame }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>(field)?.focus();
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
