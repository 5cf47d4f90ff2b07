import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../shared/layout/Button.tsx';
import { useMerchantMessages } from '../../kit/messages/use-merchant-messages.ts';
import { CustomerFields } from './CustomerFields.tsx';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';
import { useWritingMessages } from './messages/writing-messages.ts';
import { SendAtOnce } from './SendAtOnce.tsx';

/** The fields of the customer; of one that was picked only the facts, until its data is edited or has a fault. */
export const PickedCustomer = () => {
  const customerId = useWatch<DraftValues, 'customerId'>({ name: 'customerId' });
  const { errors } = useFormState<DraftValues>({ name: 'customer' });
  const [editedId, setEditedId] = useState('');
  const isFolded = customerId !== '' && customerId !== editedId && errors.customer === undefined;
  return isFolded ? <Facts onEdit={() => setEditedId(customerId)} /> : <CustomerFields />;
};

const Facts = ({ onEdit }: { onEdit: () => void }) => {
  const t = useWritingMessages();
  const inPortal = useMerchantMessages();
  const { name, taxId, vatNumber, address, email } = useWatch<DraftValues, 'customer'>({ name: 'customer' });
  const numbers = [taxId === '' ? '' : t('writing.taxId', { number: taxId }), vatNumber];
  return (
    <div className={classes['picked']}>
      <div>
        <strong>{name}</strong>
        {[...numbers, address, email]
          .filter((text) => text !== '')
          .map((text) => (
            <p key={text} className={classes['soft']}>
              {text}
            </p>
          ))}
      </div>
      <Button size="small" onClick={onEdit}>
        {t('writing.change')}
      </Button>
      <SendAtOnce label={inPortal('merchant.draft.send')} />
    </div>
  );
};
