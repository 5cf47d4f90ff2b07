import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';
import { Findings } from './Findings.tsx';
import classes from './SearchDialog.module.css';
import { useFindings } from './use-findings.ts';

/** A box and what is found for it: the arrows choose, Enter opens. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords<typeof en>();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const { findings, error, isSure } = useFindings(text);
  // After the dialog has opened, which goes to its first button.
  useEffect(() => box.current?.focus(), []);
  const chosen = Math.min(place, findings.length - 1);

  const open = (to: string | undefined): void => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(findings[chosen]?.to);
    if (step === undefined || findings.length === 0) return;
    event.preventDefault();
    setPlace((chosen + step + findings.length) % findings.length);
  };
  return (
    <Dialog title={t('admin.search.open')} onClose={onClose}>
      <input
        ref={box}
        className={classes['box']}
        role="combobox"
        aria-label={t('admin.search.hint')}
        aria-expanded={findings.length > 0}
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        placeholder={t('admin.search.hint')}
        autoComplete="off"
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error && <ErrorBanner error={error} fallback={t('admin.search.failed')} />}
      <Findings id={id} findings={findings} chosen={chosen} onOpen={open} />
      <p role="status" className={classes['keys']}>
        {isSure && findings.length === 0 && t('admin.search.nothing')}
      </p>
      <p className={classes['keys']}>{t('admin.search.keys')}</p>
    </Dialog>
  );
};
