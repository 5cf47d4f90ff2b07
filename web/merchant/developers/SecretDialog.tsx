import { CopyButton } from '../../shared/CopyButton.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import classes from './Developers.module.css';
import { useDeveloperMessages } from './messages/developer-messages.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly text: string;
  /** What the secret is. */
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown only once: to read and to copy. */
export const SecretDialog = ({ title, text, label, secret, onClose }: SecretDialogProps) => {
  const t = useDeveloperMessages();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('developers.secret.done')}
        </Button>
      }
    >
      <p>{text}</p>
      <div className={classes['secret']}>
        <code aria-label={label}>{secret}</code>
        <CopyButton text={secret} label={label} />
      </div>
      <Banner tone="warning">
        <p>
          <strong>{t('developers.secret.once')}</strong>
        </p>
        <p>{t('developers.secret.keep')}</p>
      </Banner>
    </Dialog>
  );
};
