import { Typography } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changeMerchantStatus } from '#contract/merchants/merchant-management.ts';
import { merchantStatuses, type Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { en } from '../kit/messages/en.ts';
import { MissingFacts } from './MissingFacts.tsx';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';

export type NewStatus = { status: Merchant['status']; reason: string | null };

interface StatusDialogProps {
  readonly title: string;
  /** Initial status. */
  readonly status: Merchant['status'];
  /** The merchants to change. */
  readonly merchants: readonly Merchant[];
  /** Closes the dialog on success. @throws ApiError */
  readonly change: (to: NewStatus) => Promise<void>;
  readonly onClose: () => void;
}

/** Sets any status, with a reason (decision 6); names missing data and the e-mail that is sent. */
export const StatusDialog = ({ title, status, merchants, change, onClose }: StatusDialogProps) => {
  const t = useMessages<typeof en>();
  return (
    <FormDialog<NewStatus>
      title={title}
      defaultValues={{ status, reason: '' }}
      schema={changeMerchantStatus.body}
      submit={t('shared.save')}
      failed={t('admin.merchants.statusFailed')}
      onSubmit={change}
      onClose={onClose}
    >
      <Inputs merchants={merchants} />
    </FormDialog>
  );
};

const Inputs = ({ merchants }: Pick<StatusDialogProps, 'merchants'>) => {
  const t = useMessages<typeof en>();
  const chosen = useWatch<NewStatus, 'status'>({ name: 'status' });
  const changed = merchants.filter((merchant) => merchant.status !== chosen);
  const isMailed = changed.length > 0 && chosen !== 'PENDING';
  const isReasonMailed = isMailed && chosen !== 'ACTIVE';
  return (
    <>
      <SelectInput
        source="status"
        label={t('admin.merchants.newStatus')}
        validate={required()}
        choices={merchantStatuses.map((id) => ({ id, name: t(`shared.status.merchant.${id}`) }))}
        translateChoice={false}
      />
      <TextInput
        source="reason"
        label={t('admin.merchants.reason')}
        helperText={t(isReasonMailed ? 'admin.merchants.reasonMailed' : 'admin.merchants.reasonHelp')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {chosen === 'ACTIVE' && (
        <>
          {changed.map((merchant) => (
            <UnverifiedEmail key={merchant.id} merchant={merchant} />
          ))}
          <MissingFacts merchants={changed} />
        </>
      )}
      {isMailed && <Typography>{t(`admin.merchants.mailed.${chosen}`)}</Typography>}
    </>
  );
};
