import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { actOf } from './act-of.ts';
import { checkNow, lateCalls, onLateCalls, stopWaiting, type Unanswered } from './unanswered.ts';
import classes from '../layout/Dialog.module.css';

const none: readonly Unanswered[] = [];
const useLateCalls = () => useSyncExternalStore(onLateCalls, lateCalls, () => none);

/** Opens as a modal dialog, and again when the browser closes it: until the answer nothing else can be pressed. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const open = (): void => {
      if (element?.isConnected && !element.open) element.showModal();
    };
    open();
    element?.addEventListener('close', open);
    return () => {
      element?.removeEventListener('close', open);
      element?.close();
    };
  }, []);
  return dialog;
};

/** Says while a writing call is late what is waited for and checked; nothing else can be pressed meanwhile. */
export const UnansweredDialog = () => {
  const [first, ...more] = useLateCalls();
  if (first === undefined) return null;
  // The worst of them is said.
  const shown = more.find(({ phase }) => phase !== 'SLOW' && first.phase === 'SLOW') ?? first;
  // In document.body: an open dialog of the back office hides the root from assistive technology.
  return createPortal(<Late call={shown} />, document.body);
};

const Late = ({ call }: { call: Unanswered }) => {
  const t = useMessages();
  const dialog = useModal();
  const titleId = useId();
  const textId = useId();
  const { phase, mayStop } = call;
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {t(`shared.unanswered.${phase}.title`)}
          </h2>
        </div>
        <div id={textId} role="status">
          <p>
            <strong>{t(`shared.unanswered.acts.${actOf(call)}`)}</strong>
          </p>
          <p>{t(`shared.unanswered.${phase}.text`)}</p>
          {mayStop && <p>{t('shared.unanswered.stopHint')}</p>}
        </div>
        {phase !== 'SLOW' && (
          <div className={classes['actions']}>
            {mayStop && <Button onClick={stopWaiting}>{t('shared.unanswered.stop')}</Button>}
            <Button variant="primary" onClick={checkNow}>
              {t('shared.unanswered.check')}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
};
