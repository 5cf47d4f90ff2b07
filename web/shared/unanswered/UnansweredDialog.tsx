import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../layout/Button.tsx';
import { actionOf } from './action-of.ts';
import { UnansweredMessages, useUnansweredMessages } from './messages/unanswered-messages.ts';
import { checkNow, stopWaiting, type Unanswered } from './unanswered.ts';
import classes from '../layout/Dialog.module.css';

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

/** Says of a writing call that is late what is waited for and checked; nothing else can be pressed meanwhile. */
const UnansweredDialog = (props: { call: Unanswered }) => (
  <UnansweredMessages>
    <Late {...props} />
  </UnansweredMessages>
);
export default UnansweredDialog;

const Late = ({ call }: { call: Unanswered }) => {
  const t = useUnansweredMessages();
  const dialog = useModal();
  const titleId = useId();
  const textId = useId();
  const { phase, mayStop } = call;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={classes['dialog']}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <div className={classes['body']}>
        <div className={classes['head']}>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {t(`unanswered.${phase}.title`)}
          </h2>
        </div>
        <div id={textId} role="status">
          <p>
            <strong>{t(`unanswered.actions.${actionOf(call)}`)}</strong>
          </p>
          <p>{t(`unanswered.${phase}.text`)}</p>
          {mayStop && <p>{t('unanswered.stopHint')}</p>}
        </div>
        {phase !== 'SLOW' && (
          <div className={classes['actions']}>
            {mayStop && <Button onClick={stopWaiting}>{t('unanswered.stop')}</Button>}
            <Button variant="primary" onClick={checkNow}>
              {t('unanswered.check')}
            </Button>
          </div>
        )}
      </div>
    </dialog>
  );
};
