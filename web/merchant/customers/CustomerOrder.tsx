import { useId } from 'react';
import type { listOwnCustomers } from '#contract/customers/customers.ts';
import { useIsPhone } from '../../shared/layout/use-is-phone.ts';
import type { List } from '../kit/lists/use-list.ts';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { useCustomerMoney } from './use-customer-money.ts';

const orders = ['unpaid', 'turnover', 'lastPurchaseOn', 'name', 'id'] as const;

/** Customers from which an order is worth a choice. */
const fewest = 10;

/** The order of the rows of a phone, which have no heads of columns to press; below the list, which it does not move. */
export const CustomerOrder = ({
  of: { list, changeList, query },
}: {
  of: Pick<List<typeof listOwnCustomers>, 'list' | 'changeList' | 'query'>;
}) => {
  const t = useCustomerMessages();
  const { year } = useCustomerMoney();
  const id = useId();
  const isPhone = useIsPhone();
  if (!isPhone || (query.data?.total ?? 0) < fewest) return null;
  return (
    <div className={classes['order']}>
      <label htmlFor={id}>{t('customer.order')}</label>
      <select
        id={id}
        value={list.sortBy}
        onChange={({ target }) =>
          changeList({ sortBy: target.value, sortDir: target.value === 'name' ? 'asc' : 'desc' })
        }
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {t(`customer.orders.${order}`, { year })}
          </option>
        ))}
      </select>
    </div>
  );
};
