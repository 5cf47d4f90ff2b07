import { createPortal } from 'react-dom';
import { CopyButton } from '../CopyButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { Dialog } from '../layout/Dialog.tsx';
import classes from './Factors.module.css';
import { useFactorMessages } from './messages/factor-messages.ts';
import { useRecoveryCodes, type RecoveryCodes } from './use-recovery-codes.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, shown once: to copy, download and print. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const t = useFactorMessages();
  const { shown, text, save, printed } = useRecoveryCodes(codes);
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
      <Codes shown={shown} />
      <div className={classes['buttons']}>
        <CopyButton text={text} label={t('factors.codes.copy')} />
        <Button size="small" onClick={save}>
          <Icon name="download" size={18} />
          {t('factors.codes.download')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {t('factors.codes.print')}
        </Button>
      </div>
      <PrintedCodes shown={shown} printed={printed} />
    </Dialog>
  );
};

const Codes = ({ shown }: Pick<RecoveryCodes, 'shown'>) => {
  const t = useFactorMessages();
  return (
    <ol className={classes['codes']} aria-label={t('factors.codes.list')}>
      {shown.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
  );
};

/** In document.body: printing hides the page and shows the codes. */
const PrintedCodes = ({ shown, printed }: Pick<RecoveryCodes, 'shown' | 'printed'>) =>
  createPortal(
    <article className={classes['printed']}>
      <h1>{printed.title}</h1>
      <p>{printed.user}</p>
      <p>{printed.date}</p>
      <Codes shown={shown} />
      <p>{printed.text}</p>
    </article>,
    document.body,
  );
