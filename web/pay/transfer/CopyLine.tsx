import { useEffect, useRef, useState } from 'react';
import { useTransferMessages } from './use-transfer-messages.ts';

/** One field of the transfer, with a button that copies it. */
export const CopyLine = ({ label, text, shown = text }: { label: string; text: string; shown?: string }) => {
  const { messages } = useTransferMessages();
  const value = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The browser refuses: the text is selected, so that its own menu copies it.
      getSelection()!.selectAllChildren(value.current!);
    }
  };
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span ref={value}>{shown}</span>
        <button type="button" className="button copy" onClick={() => void copy()}>
          <span aria-hidden="true">{isCopied ? messages.copied : messages.copy}</span>
          <span className="visually-hidden">
            {messages.copy}: {label}
          </span>
        </button>
        <span className="visually-hidden" role="status">
          {isCopied ? `${messages.copied}: ${label}` : ''}
        </span>
      </dd>
    </div>
  );
};
