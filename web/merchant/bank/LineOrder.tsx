import { useId } from 'react';
import type { ListState } from '../../shared/list/list-state.ts';
import type { ChangeList } from '../../shared/list/use-list-state.ts';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';

const orders = {
  newest: { sortBy: 'bookedOn', sortDir: 'desc' },
  oldest: { sortBy: 'bookedOn', sortDir: 'asc' },
  largest: { sortBy: 'amount', sortDir: 'desc' },
} as const;
type Order = keyof typeof orders;
const names = Object.keys(orders) as Order[];

/** The order of the movements, which have no heads of columns to press. */
export const LineOrder = ({ list, changeList }: Readonly<{ list: ListState; changeList: ChangeList }>) => {
  const t = useBankMessages();
  const id = useId();
  const chosen = names.find(
    (name) => orders[name].sortBy === list.sortBy && orders[name].sortDir === list.sortDir,
  );
  return (
    <div className={classes['order']}>
      <label htmlFor={id}>{t('bank.order')}</label>
      <select
        id={id}
        value={chosen ?? 'newest'}
        onChange={({ target }) => changeList(orders[target.value as Order])}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {t(`bank.orders.${name}`)}
          </option>
        ))}
      </select>
    </div>
  );
};
