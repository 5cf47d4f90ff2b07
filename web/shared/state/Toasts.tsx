import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import tones from '../theme/tones.module.css';

import { ToastContext, type ToastAction, type ToastTone } from './toast.ts';
import { toastDurationMs } from './toast-duration.ts';
import classes from './Toasts.module.css';

interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  readonly action: ToastAction | undefined;
}

export const Toasts = ({ children }: { children: ReactNode }) => {
  const t = useMessages();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((each) => each.id !== id)), []);
  const show = useCallback(
    (message: string, tone: ToastTone = 'success', action?: ToastAction) => {
      const id = ++lastId.current;
      setToasts((all) => [...all.slice(-2), { id, tone, message, action }]);
      setTimeout(() => dismiss(id), toastDurationMs);
    },
    [dismiss],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={classes['toasts']} role="status" aria-live="polite">
        {toasts.map(({ id, tone, message, action }) => (
          <div key={id} className={`${classes['toast']} ${tones[tone]}`}>
            <Icon name={tone === 'success' ? 'check' : 'alert'} />
            <p>{message}</p>
            {action && (
              <Button
                size="small"
                onClick={() => {
                  dismiss(id);
                  action.press();
                }}
              >
                {action.label}
              </Button>
            )}
            <button
              type="button"
              className={classes['close']}
              aria-label={t('shared.close')}
              onClick={() => dismiss(id)}
            >
              <Icon name="close" size={18} />
            </button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
};
