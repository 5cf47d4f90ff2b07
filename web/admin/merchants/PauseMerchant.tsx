import { Typography } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useNotify, useRefresh } from 'react-admin';
import { pauseMerchant } from '#contract/merchants/merchant-management.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useUndo } from '../kit/actions/use-undo.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';

/** Suspends an ACTIVE merchant; an administrator can undo it, support may not set other statuses. */
export const PauseMerchant = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (merchant.status !== 'ACTIVE' || !may('pause', 'merchants')) return null;
  return (
    <>
      <RecordButton
        icon="pencil"
        action={t('admin.merchants.pause')}
        of={merchant.businessName}
        isInRow={false}
        onClick={() => setOpen(true)}
      />
      {isOpen && <PauseDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

const PauseDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const notify = useNotify();
  const withUndo = useUndo();
  const refresh = useRefresh();
  const dataProvider = useAdminData();
  const name = merchant.businessName;
  const undo = {
    done: t('admin.merchants.paused', { name }),
    undo: () =>
      dataProvider.changeMerchantStatus({
        params: { id: merchant.id },
        body: { status: 'ACTIVE', reason: '' },
      }),
    undone: t('admin.merchants.pauseUndone', { name }),
    failed: t('admin.merchants.statusFailed'),
  };
  return (
    <FormDialog
      title={t('admin.merchants.pauseOf', { name })}
      defaultValues={{ reason: '' }}
      schema={pauseMerchant.body}
      submit={t('admin.merchants.pause')}
      failed={t('admin.merchants.pauseFailed')}
      send={(_, body) => dataProvider.pauseMerchant({ params: { id: merchant.id }, body })}
      onDone={() => {
        if (may('edit', 'merchants')) withUndo(undo);
        else notify(t('admin.merchants.paused', { name }), { type: 'success' });
        onClose();
        refresh();
      }}
      onClose={onClose}
    >
      <Typography>{t('admin.merchants.pauseText')}</Typography>
      <TextInput
        source="reason"
        label={t('admin.merchants.pauseReason')}
        helperText={t('admin.merchants.pauseReasonHelp')}
        validate={required()}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
};
