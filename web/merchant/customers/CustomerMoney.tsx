import type { CustomerWithMoney } from '#contract/customers/customers.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Chip } from '../../shared/StatusChip.tsx';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { useCustomerMoney } from './use-customer-money.ts';

type Money = Pick<CustomerWithMoney, 'turnover' | 'unpaid' | 'overdue' | 'lastPurchaseOn'>;

/** The turnover of the year, what is unpaid and the last purchase, first on the page of a customer. */
export const CustomerMoney = ({ of: { turnover, unpaid, overdue, lastPurchaseOn } }: { of: Money }) => {
  const t = useCustomerMessages();
  const { year, euro } = useCustomerMoney();
  if (turnover === null) return null;
  return (
    <Panel>
      <Facts
        facts={[
          [t('customer.turnover', { year }), <strong key="turnover">{euro(turnover)}</strong>],
          [
            t('customer.unpaid'),
            <span key="unpaid">
              <strong>{euro(unpaid)}</strong>
              {overdue !== null && overdue > 0 && (
                <>
                  {' '}
                  <Chip tone="error" status="OVERDUE">
                    {overdue === unpaid
                      ? t('customer.overdue')
                      : t('customer.ofItOverdue', { amount: euro(overdue) })}
                  </Chip>
                </>
              )}
            </span>,
          ],
          [
            t('customer.lastPurchase'),
            lastPurchaseOn === null ? t('customer.noPurchase') : formatDate(lastPurchaseOn),
          ],
        ]}
      />
    </Panel>
  );
};
