import { useEffect, useId, useRef } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { ErrorBanner } from '../state/ErrorBanner.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { UseSearchResults } from './search-result.ts';
import { useChoice } from './use-choice.ts';
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
  const { chosen, restart, onKeyDown } = useChoice(results, open);
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
          restart();
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
