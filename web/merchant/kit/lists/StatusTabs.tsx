import { useEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { Choice } from '../../../shared/form/SelectInput.tsx';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { ChangeList } from '../../../shared/list/use-list-state.ts';
import { allStatuses, countOf, withStatus } from '../../../shared/list/status-tabs.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import type { ListCounts } from '../../../shared/list/page-of.ts';
import { useListMessages } from './messages/list-messages.ts';
import classes from './StatusTabs.module.css';

interface StatusTabsProps {
  readonly statuses: readonly Choice[];
  /** Undefined while loading, and for a list without counts. */
  readonly counts: ListCounts | undefined;
  readonly list: ListState;
  readonly changeList: ChangeList;
  /** The tab without a choice in the URL; by default a tab of every status, the first one. */
  readonly initial?: string;
  /** After the statuses. */
  readonly last?: ReactNode;
}

/** The statuses of a list with the number of rows that the other filters leave. */
export const StatusTabs = ({ statuses, counts, list, changeList, initial, last }: StatusTabsProps) => {
  const t = useListMessages();
  const language = useLanguage();
  const { status: chosen = initial ?? allStatuses } = list.filters;
  const all = initial === undefined ? [{ value: allStatuses, label: t('lists.allTab') }] : [];
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the chosen tab may lie beyond the edge.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (tab) tabs.current!.scrollLeft = tab.offsetLeft - tabs.current!.offsetLeft - 40;
  }, [chosen]);
  return (
    <div ref={tabs} className={classes['tabs']} role="group" aria-label={t('lists.status')}>
      {[...all, ...statuses].map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => changeList({ filters: withStatus(list.filters, value) })}
        >
          {label} {counts && <span>{formatNumber(countOf(counts, value), language)}</span>}
        </button>
      ))}
      {last}
    </div>
  );
};
