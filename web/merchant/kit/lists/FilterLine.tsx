import { Icon } from '../../../shared/icons/Icon.tsx';
import shared from '../../../shared/list/ListFilters.module.css';
import { FilterChoices, type OpenedFilters } from './FilterChoices.tsx';
import classes from './ListFilters.module.css';
import { ListIcon } from './ListIcon.tsx';
import { useListMessages } from './messages/list-messages.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { Popover } from './Popover.tsx';
import { rangeNames, RangeFilters } from './RangeFilters.tsx';

/** The opened filters of a wide screen, with saved views and columns at the end of the line. */
export const FilterLine = (props: OpenedFilters) => {
  const { list, changeList, hasRanges = false, onSet, views, columns } = props;
  const t = useListMessages();
  const isRanged = rangeNames.some((name) => list.filters[name] !== undefined);
  return (
    <div className={`${shared['filters']} ${classes['line']}`}>
      {hasRanges && <PeriodFilter list={list} changeList={changeList} />}
      <FilterChoices {...props} />
      {hasRanges && (
        <Popover
          label={
            <>
              {isRanged && <Icon name="check" size={18} />}
              {t('lists.more')}
            </>
          }
        >
          <RangeFilters list={list} onChange={onSet} />
        </Popover>
      )}
      <div className={classes['tools']}>
        {views !== undefined && (
          <Popover name={t('lists.views.title')} label={<ListIcon name="bookmark" />} from="end">
            {views}
          </Popover>
        )}
        {columns}
      </div>
    </div>
  );
};
