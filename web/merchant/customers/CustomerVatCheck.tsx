import { useQueryClient } from '@tanstack/react-query';
import { checkCustomerVat, type Customer } from '#contract/customers/customers.ts';
import { viesPrefixes } from '#contract/invoices/vat-numbers.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { joined } from '../../shared/format/joined.ts';
import { call } from '../../shared/call.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useRights } from '../kit/portal/use-rights.ts';
import classes from './Customers.module.css';
import { useCustomerMessages } from './messages/customer-messages.ts';
import { customerKeys } from './use-customers.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

/** Whether the Commission's service knows numbers like that of the customer. */
export const isCheckable = ({ vatNumber }: Customer): boolean =>
  vatNumber !== null && viesPrefixes.includes(vatNumber.slice(0, 2));

/** The latest check of the VAT number, with a button that asks for the first or another one. */
export const CustomerVatCheck = ({ customer }: { customer: Customer }) => {
  const t = useCustomerMessages();
  const client = useQueryClient();
  const holds = useRights();
  const check = useAction({
    send: () => call(checkCustomerVat, { params: { id: customer.id } }),
    onDone: (checked) => storeAnswer(client, [...customerKeys.customers, customer.id], checked),
    failed: t('customer.vatCheck.failed'),
  });
  return (
    <span className={classes['vatCheck']}>
      <span role="status">{useCheckText(customer)}</span>
      {holds('WRITE_DOCUMENTS') && customer.archivedAt === null && (
        <Button size="small" variant="quiet" disabled={check.isPending} onClick={() => check.press()}>
          {t(customer.vatCheck === null ? 'customer.vatCheck.first' : 'customer.vatCheck.again')}
        </Button>
      )}
    </span>
  );
};

const useCheckText = ({ vatCheck }: Customer): string => {
  const t = useCustomerMessages();
  if (vatCheck === null) return t('customer.vatCheck.none');
  const { state, requestId, checkedAt } = vatCheck;
  const id = requestId === null ? [] : [t('customer.vatCheck.id', { id: requestId })];
  return joined([t(`customer.vatCheck.states.${state}`), formatDateTime(checkedAt), ...id], ', ');
};
