import { createContext, use } from 'react';

export type ToastTone = 'success' | 'error' | 'info';
type ShowToast = (message: string, tone?: ToastTone) => void;

/** Portal and public pages have `Toasts`, the back office react-admin's notifications. */
export const ToastContext = createContext<ShowToast>(() => {});

/** `const toast = useToast(); toast(t('…'))`: shows a message for six seconds. */
export const useToast = (): ShowToast => use(ToastContext);
