import { choicesOf } from '../../shared/list/status-tabs.ts';
import type { Filter } from '../kit/lists/filters.ts';
import { useCustomerMessages } from './messages/customer-messages.ts';

/** The filter of customers and items by state; those in use by default. */
export const useStateFilter = (): Filter => {
  const t = useCustomerMessages();
  return {
    name: 'state',
    label: t('customer.state'),
    choices: choicesOf(['ARCHIVED', 'ALL'], (state) => t(`customer.states.${state}`)),
    leftOut: 'ARCHIVED',
    none: t('customer.states.IN_USE'),
  };
};
