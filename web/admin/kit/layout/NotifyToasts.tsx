import { useCallback, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ToastContext, type ToastTone } from '../../../shared/state/toast.ts';

/** `useToast` in the back office shows react-admin's notifications. */
export const NotifyToasts = ({ children }: { children: ReactNode }) => {
  const notify = useNotify();
  const show = useCallback(
    (message: string, type: ToastTone = 'success') => notify(message, { type }),
    [notify],
  );
  return <ToastContext value={show}>{children}</ToastContext>;
};
