import { Typography } from '@mui/material';
import { required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changeMerchantStatus } from '#contract/merchants/merchant-management.ts';
import { merchantStatuses, type Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../kit/actions/FormDialog.tsx';
import type { AdminSending } from '../kit/actions/use-action.ts';
import type { en } from '../kit/messages/en.ts';
import { MissingFacts } from './MissingFacts.tsx';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';

/** react-admin sets a cleared reason to null. */
export type NewStatus = { status: Merchant['status']; reason: string | null };

/** The request body of the form. */
export const statusOf = ({ status, reason }: NewStatus) => ({ status, reason: reason ?? '' });

interface StatusDialogProps<R> extends Pick<AdminSending<NewStatus, R>, 'send' | 'done' | 'onDone'> {
  readonly title: string;
  /** Initial status. */
  readonly status: Merchant['status'];
  /** The merchants to change. */
  readonly merchants: readonly Merchant[];
  readonly onClose: () => void;
}

/** Sets any status, with a reason (decision 6); names missing data and the e-mail that is sent. */
export const StatusDialog = <R,>({ status, merchants, ...dialog }: StatusDialogProps<R>) => {
  const t = useMessages<typeof en>();
  return (
    <FormDialog<NewStatus, R>
      {...dialog}
      defaultValues={{ status, reason: '' }}
      schema={changeMerchantStatus.body}
      submit={t('shared.save')}
      failed={t('admin.merchants.statusFailed')}
    >
      <Inputs merchants={merchants} />
    </FormDialog>
  );
};

const Inputs = ({ merchants }: Pick<StatusDialogProps<unknown>, 'merchants'>) => {
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
