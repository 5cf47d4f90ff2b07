import { Button } from '../../../shared/layout/Button.tsx';
import type { Column } from '../../../shared/list/DataTable.tsx';
import classes from './ListTools.module.css';
import { ListIcon } from './ListIcon.tsx';
import { useListMessages } from './messages/list-messages.ts';
import { Popover } from './Popover.tsx';
import type { StoredList } from './stored-list.ts';

type AnyColumn = Pick<Column<never>, 'key' | 'label' | 'isOptional' | 'isFixed' | 'opens'>;

const isShown = ({ key, isOptional }: AnyColumn, chosen: StoredList['columns']): boolean =>
  chosen[key] ?? isOptional !== true;
const mayHide = ({ opens, isFixed }: AnyColumn): boolean => opens !== true && isFixed !== true;

/** The columns that are shown by choice or as usual. */
export const shownColumns = <C extends AnyColumn>(
  columns: readonly C[],
  chosen: StoredList['columns'],
): readonly C[] => columns.filter((column) => !mayHide(column) || isShown(column, chosen));

interface ColumnChooserProps {
  readonly columns: readonly AnyColumn[];
  readonly chosen: StoredList['columns'];
  readonly onChoose: (chosen: StoredList['columns']) => void;
}

/** Shows and hides columns of a table. */
export const ColumnChooser = ({ columns, chosen, onChoose }: ColumnChooserProps) => {
  const t = useListMessages();
  return (
    <Popover name={t('lists.columns.title')} label={<ListIcon name="columns" />} from="end">
      <fieldset className={classes['columns']}>
        <legend>{t('lists.columns.title')}</legend>
        {columns.filter(mayHide).map((column) => (
          <label key={column.key}>
            <input
              type="checkbox"
              checked={isShown(column, chosen)}
              onChange={({ target }) => onChoose({ ...chosen, [column.key]: target.checked })}
            />
            {column.label}
          </label>
        ))}
        <Button size="small" disabled={Object.keys(chosen).length === 0} onClick={() => onChoose({})}>
          {t('lists.columns.reset')}
        </Button>
      </fieldset>
    </Popover>
  );
};
