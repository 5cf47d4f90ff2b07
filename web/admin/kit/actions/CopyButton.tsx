import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { useMessages } from '../../../shared/messages/use-messages.ts';

const copiedMs = 2_000;

/** Copies a text to the clipboard. `label` names what is copied. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useMessages();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify('shared.copyFailed', { type: 'error' }),
    );
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        title={label}
        startIcon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
        onClick={() => void copy()}
      >
        {t(isCopied ? 'shared.copied' : 'shared.copy')}
        <span className="visually-hidden">: {label}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('shared.copied') : ''}
      </span>
    </>
  );
};
