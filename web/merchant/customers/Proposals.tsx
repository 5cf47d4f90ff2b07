import { useState } from 'react';
import { acceptProposedCustomer, type ProposedCustomer } from '#contract/customers/customer-proposals.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys, useProposals } from './use-customers.ts';

const keyOf = ({ taxId, email }: ProposedCustomer): string => taxId ?? email ?? '';

/** Proposals that are shown at first, so that the list of customers stays near. */
const shownAtFirst = 3;

/** Buyers of earlier documents that are no customers yet; nothing without any. */
export const Proposals = () => {
  const t = useCustomerMessages();
  const { data = [] } = useProposals(true);
  const [showsAll, setShowsAll] = useState(false);
  const accept = useAction({
    send: ({ taxId, email }: ProposedCustomer) =>
      call(acceptProposedCustomer, { body: taxId === null ? { email } : { taxId } }),
    done: ({ name }) => t('customer.proposals.accepted', { name }),
    failed: t('customer.proposals.failed'),
    affects: [customerKeys.customers],
  });
  if (data.length === 0) return null;
  return (
    <Panel title={t('customer.proposals.title')}>
      <p>{t('customer.proposals.text')}</p>
      <ul className={classes['proposals']}>
        {data.slice(0, showsAll ? data.length : shownAtFirst).map((buyer) => (
          <li key={keyOf(buyer)}>
            <span>
              {buyer.name}
              <span className={classes['soft']}>
                {keyOf(buyer)} · {t('customer.proposals.documents', { smart_count: buyer.documents })}
              </span>
            </span>
            <Button
              size="small"
              busy={accept.pending !== undefined && keyOf(accept.pending) === keyOf(buyer)}
              aria-label={t('customer.proposals.acceptOf', { name: buyer.name })}
              onClick={() => accept.press(buyer)}
            >
              {t('customer.proposals.accept')}
            </Button>
          </li>
        ))}
      </ul>
      {!showsAll && data.length > shownAtFirst && (
        <div>
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            {t('customer.proposals.showAll', { count: data.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
};
