import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../layout/Dialog.tsx';
import { ErrorBanner } from '../state/ErrorBanner.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { UseSearchResults } from './search-result.ts';
import { SearchResults } from './SearchResults.tsx';
import classes from './SearchDialog.module.css';

interface SearchDialogProps {
  /** Placeholder: what can be searched for. */
  readonly hint: string;
  readonly useSearchResults: UseSearchResults;
  readonly onClose: () => void;
}

/** Search input with results: arrow keys choose, Enter opens. */
export const SearchDialog = ({ hint, useSearchResults, onClose }: SearchDialogProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const { results, error, isComplete } = useSearchResults(text);
  // After showModal, which focuses the first button.
  useEffect(() => box.current?.focus(), []);
  const chosen = Math.min(place, results.length - 1);

  const open = (to: string | undefined): void => {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(results[chosen]?.to);
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setPlace((chosen + step + results.length) % results.length);
  };
  return (
    <Dialog title={t('shared.search.open')} onClose={onClose}>
      <input
        ref={box}
        className={classes['box']}
        role="combobox"
        aria-label={hint}
        aria-expanded={results.length > 0}
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        placeholder={hint}
        autoComplete="off"
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error && <ErrorBanner error={error} fallback={t('shared.search.failed')} />}
      <SearchResults id={id} results={results} chosen={chosen} onOpen={open} />
      <p role="status" className={classes['keys']}>
        {isComplete && results.length === 0 && t('shared.search.nothing')}
      </p>
      <p className={classes['keys']}>{t('shared.search.keys')}</p>
    </Dialog>
  );
};
