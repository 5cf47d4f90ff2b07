import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../CopyButton.tsx';
import { formatDate } from '../format/format-date.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import { recoveryText, saveRecoveryText, shownCode } from './recovery-text.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onClose: () => void;
}

/** The recovery codes, shown once: to copy, download and print. */
export const RecoveryCodesDialog = ({ codes, username, onClose }: RecoveryCodesDialogProps) => {
  const t = useFactorMessages();
  const title = t('factors.codes.printedTitle');
  return (
    <Dialog
      title={t('factors.codes.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('factors.codes.done')}
        </Button>
      }
    >
      <p>{t('factors.codes.text')}</p>
      <Codes codes={codes} />
      <div className={classes['buttons']}>
        <CopyButton text={recoveryText(title, codes)} label={t('factors.codes.copy')} />
        <Button size="small" onClick={() => saveRecoveryText(title, codes)}>
          <Icon name="download" size={18} />
          {t('factors.codes.download')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('factors.codes.print')}
        </Button>
      </div>
      <PrintedCodes codes={codes} username={username} />
    </Dialog>
  );
};

const Codes = ({ codes }: Pick<RecoveryCodesDialogProps, 'codes'>) => {
  const t = useFactorMessages();
  return (
    <ol className={classes['codes']} aria-label={t('factors.codes.list')}>
      {codes.map((code) => (
        <li key={code}>
          <code>{shownCode(code)}</code>
        </li>
      ))}
    </ol>
  );
};

/** In document.body: printing hides the page and shows the codes. */
const PrintedCodes = ({ codes, username }: Omit<RecoveryCodesDialogProps, 'onClose'>) => {
  const t = useFactorMessages();
  const [now] = useState(() => new Date().toISOString());
  return createPortal(
    <article className={classes['printed']}>
      <h1>{t('factors.codes.printedTitle')}</h1>
      <p>{t('factors.codes.printedUser', { user: username })}</p>
      <p>{t('factors.codes.printedDate', { date: formatDate(now) })}</p>
      <Codes codes={codes} />
      <p>{t('factors.codes.printedText')}</p>
    </article>,
    document.body,
  );
};
