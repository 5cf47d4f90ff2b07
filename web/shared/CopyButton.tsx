import { useEffect, useState } from 'react';
import { Icon } from './icons/Icon.tsx';
import { Button } from './layout/Button.tsx';
import { useToast } from './state/Toasts.tsx';
import { useMessages } from './messages/use-messages.ts';

/** Copies a text to the clipboard. `label` names what is copied. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useMessages();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast(t('shared.copyFailed'), 'error');
    }
  };
  return (
    <>
      <Button size="small" title={label} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? t('shared.copied') : t('shared.copy')}
        <span className="visually-hidden">: {label}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? t('shared.copied') : ''}
      </span>
    </>
  );
};
