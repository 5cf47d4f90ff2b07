import { createContext, use, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/use-words.ts';
import tones from '../theme/tones.module.css';
import { toastDurationMs } from './toast-duration.ts';
import classes from './Toasts.module.css';

export type ToastTone = 'success' | 'error' | 'info';
interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly sentence: string;
}

type ShowToast = (sentence: string, tone?: ToastTone) => void;
const ToastContext = createContext<ShowToast>(() => {});

/** `const toast = useToast(); toast(t('…'))`: a sentence at the foot of the screen for six seconds. */
export const useToast = (): ShowToast => use(ToastContext);

export const Toasts = ({ children }: { children: ReactNode }) => {
  const t = useWords();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((each) => each.id !== id)), []);
  const show = useCallback<ShowToast>(
    (sentence, tone = 'success') => {
      const id = ++lastId.current;
      setToasts((all) => [...all.slice(-2), { id, tone, sentence }]);
      setTimeout(() => dismiss(id), toastDurationMs);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes['toasts']} role="status" aria-live="polite">
        {toasts.map(({ id, tone, sentence }) => (
          <div key={id} className={`${classes['toast']} ${tones[tone]}`}>
            <Icon name={tone === 'success' ? 'check' : 'alert'} />
            <p>{sentence}</p>
            <button type="button" aria-label={t('shared.close')} onClick={() => dismiss(id)}>
              <Icon name="close" size={18} />
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
};
