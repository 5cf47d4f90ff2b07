import { Icon } from '../icons/Icon.tsx';
import { Button } from '../layout/Button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { pageSizes } from './list-state.ts';
import type { ListState } from './list-state.ts';
import classes from './Pagination.module.css';
import type { ChangeList } from './use-list-state.ts';

interface PaginationProps {
  readonly list: ListState;
  readonly changeList: ChangeList;
  /** Undefined while loading. */
  readonly total: number | undefined;
}

export const Pagination = ({ list: { page, size }, changeList, total }: PaginationProps) => {
  const t = useMessages();
  if (total === 0) return null;
  const pages = Math.max(Math.ceil((total ?? 0) / size), 1);
  const to = Math.min((page + 1) * size, total ?? 0);
  return (
    <nav className={classes['pagination']} aria-label={t('shared.list.page', { page: page + 1, pages })}>
      <label>
        {t('shared.list.size')}
        <select value={size} onChange={(event) => changeList({ size: Number(event.target.value) })}>
          {pageSizes.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">
        {total === undefined ? '\u00a0' : t('shared.list.range', { from: page * size + 1, to, total })}
      </span>
      <div>
        <Button
          variant="quiet"
          icon
          aria-label={t('shared.list.previous')}
          disabled={page === 0}
          onClick={() => changeList({ page: page - 1 })}
        >
          <Icon name="previous" />
        </Button>
        <Button
          variant="quiet"
          icon
          aria-label={t('shared.list.next')}
          disabled={page + 1 >= pages}
          onClick={() => changeList({ page: page + 1 })}
        >
          <Icon name="next" />
        </Button>
      </div>
    </nav>
  );
};
