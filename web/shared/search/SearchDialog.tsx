import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { ErrorBanner } from '../state/ErrorBanner.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { SearchResultItem, UseSearchResults } from './search-result.ts';
import { useSearchDialog } from './use-search-dialog.ts';
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
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const search = useSearchDialog(useSearchResults, onClose);
  const { results, open } = search;
  const { chosen, setPlace, onKeyDown } = useChoice(results, open);
  // After showModal, which focuses the first button.
  useEffect(() => box.current?.focus(), []);
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
        value={search.text}
        maxLength={200}
        onChange={(event) => {
          search.setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      {search.error && <ErrorBanner error={search.error} fallback={t('shared.search.failed')} />}
      <SearchResults id={id} results={results} chosen={chosen} onOpen={open} />
      <p role="status" className={classes['keys']}>
        {search.hasNone && t('shared.search.nothing')}
      </p>
      <p className={classes['keys']}>{t('shared.search.keys')}</p>
    </Dialog>
  );
};

/** The arrow keys choose a result, Enter opens it. */
const useChoice = (
  results: readonly SearchResultItem[],
  open: (found: SearchResultItem | undefined) => void,
) => {
  const [place, setPlace] = useState(0);
  const chosen = Math.min(place, results.length - 1);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(results[chosen]);
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setPlace((chosen + step + results.length) % results.length);
  };
  return { chosen, setPlace, onKeyDown };
};
