import { createContext, use } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
/** A button of a toast, which takes the toast away: to undo what it tells of. */
export type ToastAction = Readonly<{ label: string; press: () => void }>;
type ShowToast = (message: string, tone?: ToastTone, action?: ToastAction) => void;

/** Portal and public pages have `Toasts`, the back office react-admin's notifications. */
export const ToastContext = createContext<ShowToast>(() => {});

/** `const toast = useToast(); toast(t('…'))`: shows a message for six seconds. */
export const useToast = (): ShowToast => use(ToastContext);
