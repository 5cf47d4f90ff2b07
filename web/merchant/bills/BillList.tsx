import { ListSection } from '../kit/lists/ListSection.tsx';
import { useList } from '../kit/lists/use-list.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import classes from './Plan.module.css';
import { useBillList } from './use-bill-list.tsx';

/** The bills of Plateno: each opens its page; its document and the payment are one press away. */
export const BillList = () => {
  const t = useBillMessages();
  return (
    <ListSection of={useList(useBillList())} title={t('bills.title')}>
      <p className={classes['soft']}>{t('bills.provider')}</p>
    </ListSection>
  );
};
