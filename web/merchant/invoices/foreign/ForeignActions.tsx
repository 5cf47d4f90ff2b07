import { useState } from 'react';
import type { ForeignDocument } from '#contract/imports/foreign-documents.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { AskDialog } from './AskDialog.tsx';
import classes from './ForeignDocuments.module.css';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { useForeignMessages } from './messages/foreign-messages.ts';

/** Of a document that is not paid, or was: asking for its money, and its payments. */
export const ForeignActions = ({ of: document }: { of: ForeignDocument }) => {
  const t = useForeignMessages();
  const { isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS') && !isDemo;
  const [shown, setShown] = useState<'ask' | 'payments'>();
  const { number, open, payments, state } = document;
  if (!mayWrite || state === 'ANNULLED' || (open === 0 && payments.length === 0)) return null;
  const close = (): void => setShown(undefined);
  return (
    <div className={classes['files']}>
      {open > 0 && (
        <Button
          size="small"
          variant="primary"
          aria-label={t('foreign.askOf', { number })}
          onClick={() => setShown('ask')}
        >
          {t('foreign.ask')}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t('foreign.paymentsOf', { number })}
        onClick={() => setShown('payments')}
      >
        {t('foreign.payments')}
      </Button>
      {shown === 'ask' && <AskDialog document={document} onClose={close} />}
      {shown === 'payments' && <PaymentsDialog document={document} onClose={close} />}
    </div>
  );
};
