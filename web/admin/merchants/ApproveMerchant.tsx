import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { changeMerchantStatus } from '#contract/merchant-management.ts';
import type { Merchant } from '#contract/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { FormDialog } from '../actions/FormDialog.tsx';
import { useMay } from '../use-may.ts';
import type { en } from '../messages/en.ts';
import { MissingFacts } from './MissingFacts.tsx';
import { UnverifiedEmail } from './UnverifiedEmail.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface ApproveProps {
  readonly merchant: Merchant;
  readonly size?: 'small';
}

/** For a PENDING merchant, if the role may change its status. */
export const ApproveMerchant = ({ merchant, size }: ApproveProps) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (merchant.status !== 'PENDING' || !may('edit', 'merchants')) return null;
  return (
    <>
      <Button
        variant={size === undefined ? 'contained' : 'outlined'}
        size={size ?? 'medium'}
        onClick={() => setOpen(true)}
      >
        {t('admin.merchants.approve')}
        <span className="visually-hidden">: {merchant.businessName}</span>
      </Button>
      {isOpen && <ApproveDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

const approval = { status: 'ACTIVE', reason: '' } as const;

/** Confirms the approval; lists missing data and the e-mail that is sent. */
const ApproveDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useMessages<typeof en>();
  const change = useChangeStatus(merchant, onClose);
  return (
    <FormDialog
      title={t('admin.merchants.approveOf', { name: merchant.businessName })}
      defaultValues={{}}
      schema={changeMerchantStatus.body}
      bodyOf={() => approval}
      submit={t('admin.merchants.approve')}
      failed={t('admin.merchants.statusFailed')}
      onSubmit={() => change(approval)}
      onClose={onClose}
    >
      <UnverifiedEmail merchant={merchant} />
      <MissingFacts merchants={[merchant]} />
      <Typography>
        {t('admin.merchants.approveText')} {t('admin.merchants.mailed.ACTIVE')}
      </Typography>
    </FormDialog>
  );
};
