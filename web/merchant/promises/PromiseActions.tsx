import { useState } from 'react';
import { withdrawPromise, type BankPromise } from '#contract/payments/transfers.ts';
import { call } from '../../shared/call.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import { MoneyCameDialog } from './MoneyCameDialog.tsx';
import classes from './Promises.module.css';
import { usePromiseMessages } from './messages/promise-messages.ts';
import { isAwaited } from './use-promises.ts';

/** The money came, or the merchant waits no longer. */
export const PromiseActions = ({ promise }: { promise: BankPromise }) => {
  const t = usePromiseMessages();
  const holds = useRights();
  const [asked, setAsked] = useState<'came' | 'withdraw'>();
  const close = (): void => setAsked(undefined);
  if (!isAwaited(promise)) return null;
  const { reference } = promise;
  const button = (what: 'came' | 'withdraw') => (
    <Button size="small" onClick={() => setAsked(what)}>
      {t(`promises.${what}.action`)}
      <span className="visually-hidden">: {reference}</span>
    </Button>
  );
  return (
    <div className={classes['actions']}>
      {holds('WRITE_DOCUMENTS') && button('came')}
      {holds('CREATE_LINKS') && button('withdraw')}
      {asked === 'came' && <MoneyCameDialog promise={promise} onClose={close} />}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={t('promises.withdraw.title')}
          text={t('promises.withdraw.text', { reference })}
          submit={t('promises.withdraw.submit')}
          cancel={t('promises.withdraw.keep')}
          send={() => call(withdrawPromise, { params: { id: promise.id } })}
          done={t('promises.withdraw.done')}
          failed={t('promises.withdraw.failed')}
          affects={[['promises'], ['links'], ['link']]}
          affectsAlways
          onClose={close}
        />
      )}
    </div>
  );
};
