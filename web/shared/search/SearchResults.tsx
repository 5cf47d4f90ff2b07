import { joined } from '../format/joined.ts';
import { reveal } from '../layout/reveal.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { SearchResultItem } from './search-result.ts';
import classes from './SearchDialog.module.css';

interface SearchResultsProps {
  readonly id: string;
  readonly results: readonly SearchResultItem[];
  /** Index of the result that Enter opens. */
  readonly chosen: number;
  readonly onOpen: (result: SearchResultItem) => void;
}

/** The listbox of the search combobox: focus stays in the input; a click opens a result. */
export const SearchResults = ({ id, results, chosen, onOpen }: SearchResultsProps) => {
  const t = useMessages();
  return (
    <div id={id} role="listbox" aria-label={t('shared.search.open')} className={classes['findings']}>
      {results.map((result, index) => (
        // The input handles the keys of the list (ARIA combobox pattern).
        <div
          key={result.to}
          id={`${id}-${index}`}
          ref={(row) => (row !== null && index === chosen ? reveal(row) : undefined)}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          onClick={() => onOpen(result)}
        >
          <span className={classes['title']}>{result.title}</span>
          <span className={classes['about']}>{joined([result.kind, result.detail])}</span>
        </div>
      ))}
    </div>
  );
};
