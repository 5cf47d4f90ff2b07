import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import shared from '../../../shared/list/ListFilters.module.css';
import { ClearFilters } from './ClearFilters.tsx';
import { FilterChoices, type OpenedFilters } from './FilterChoices.tsx';
import classes from './ListFilters.module.css';
import { useListMessages } from './messages/list-messages.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { RangeFilters } from './RangeFilters.tsx';

/** The filters of a phone, with the saved views. */
export const FilterDialog = (props: OpenedFilters & Readonly<{ onClose: () => void }>) => {
  const { list, changeList, hasRanges = false, onSet, views, onClose } = props;
  const t = useListMessages();
  return (
    <Dialog
      title={t('shared.list.filters')}
      onClose={onClose}
      actions={
        <>
          <ClearFilters list={list} changeList={changeList} />
          <Button variant="primary" onClick={onClose}>
            {t('lists.show')}
          </Button>
        </>
      }
    >
      <div className={`${shared['filters']} ${classes['dialog']}`}>
        {hasRanges && <PeriodFilter list={list} changeList={changeList} />}
        <FilterChoices {...props} />
        {hasRanges && <RangeFilters list={list} onChange={onSet} />}
        {views}
      </div>
    </Dialog>
  );
};
