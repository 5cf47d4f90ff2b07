import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptProposedCustomer, type ProposedCustomer } from '#contract/customers/customer-proposals.ts';
import { messageOf } from '../../shared/api-error.ts';
import { call } from '../../shared/call.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys, useProposals } from './use-customers.ts';

const keyOf = ({ taxId, email }: ProposedCustomer): string => taxId ?? email ?? '';

/** Proposals that are shown at first, so that the list of customers stays near. */
const shownAtFirst = 3;

/** Buyers of earlier documents that are no customers yet; nothing without any. */
export const Proposals = () => {
  const t = useCustomerMessages();
  const toast = useToast();
  const client = useQueryClient();
  const { data = [] } = useProposals(true);
  const [showsAll, setShowsAll] = useState(false);
  const accept = useMutation({
    mutationFn: ({ taxId, email }: ProposedCustomer) =>
      call(acceptProposedCustomer, { body: taxId === null ? { email } : { taxId } }),
    onSuccess: ({ name }) => toast(t('customer.proposals.accepted', { name })),
    onError: (error) => toast(messageOf(error, t('customer.proposals.failed')), 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: customerKeys.customers }),
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
              busy={accept.isPending && keyOf(accept.variables) === keyOf(buyer)}
              aria-label={t('customer.proposals.acceptOf', { name: buyer.name })}
              onClick={() => accept.mutate(buyer)}
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
