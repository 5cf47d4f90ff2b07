import { useEffect, useState } from 'react';
import { Icon } from './icons/Icon.tsx';
import { Button } from './layout/Button.tsx';
import { useToast } from './state/toast.ts';
import { useMessages } from './messages/use-messages.ts';

interface CopyButtonProps {
  readonly text: string;
  /** Names what is copied. */
  readonly label: string;
  /** Shows the icon alone. */
  readonly isIcon?: boolean;
}

/** Copies a text to the clipboard. */
export const CopyButton = ({ text, label, isIcon = false }: CopyButtonProps) => {
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
      <Button size="small" icon={isIcon} title={label} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        <span className={isIcon ? 'visually-hidden' : undefined}>
          {copied ? t('shared.copied') : t('shared.copy')}
        </span>
        <span className="visually-hidden">: {label}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {copied ? t('shared.copied') : ''}
      </span>
    </>
  );
};
