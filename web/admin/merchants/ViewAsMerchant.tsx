import { Typography } from '@mui/material';
import { useState } from 'react';
import { required, TextInput } from 'react-admin';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { viewMerchant } from '#contract/users/merchant-views.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { keepView } from './keep-view.ts';

/** Opens the portal of the merchant in this tab, read only, after a reason for the audit log. */
export const ViewAsMerchant = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('view', 'merchants')) return null;
  return (
    <>
      <RecordButton
        icon="eye"
        action={t('admin.merchants.view.open')}
        of={merchant.businessName}
        isInRow={false}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ViewDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

const ViewDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  return (
    <FormDialog
      title={t('admin.merchants.view.title', { name: merchant.businessName })}
      defaultValues={{ reason: '' }}
      schema={viewMerchant.body}
      submit={t('admin.merchants.view.open')}
      failed={t('admin.merchants.view.failed')}
      send={(data, body) => data.viewMerchant({ params: { id: merchant.id }, body })}
      onDone={(view) => {
        keepView(view);
        // Loaded again: nothing of the back office stays in the page.
        window.location.assign('/merchant');
      }}
      onClose={onClose}
    >
      <Typography>{t('admin.merchants.view.text')}</Typography>
      <TextInput
        source="reason"
        label={t('admin.merchants.view.reason')}
        helperText={t('admin.merchants.view.reasonHelp')}
        validate={required()}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};
