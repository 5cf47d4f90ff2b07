import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { MerchantChecks as Checks } from '#contract/merchants/merchant-checks.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { useUndo } from '../kit/actions/use-undo.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { CheckLines, needsLook } from './CheckLines.tsx';

interface ApproveProps {
  readonly merchant: Merchant;
  readonly size?: 'small';
  /** The checks stand beside the button: the press approves at once. */
  readonly isBesideChecks?: boolean;
}

/**
 * For a PENDING merchant, if the role may change its status: approves in one press, and can be undone. Without the checks
 * beside it they are asked for first, and shown before the approval when one of them needs a look.
 */
export const ApproveMerchant = ({ merchant, size, isBesideChecks = false }: ApproveProps) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const approve = useApprove(merchant);
  const [checks, setChecks] = useState<Checks>();
  const look = useLook(merchant, (found) => (needsLook(found) ? setChecks(found) : approve.mutate()));
  if (merchant.status !== 'PENDING' || !may('edit', 'merchants')) return null;
  return (
    <>
      <Button
        variant={size === undefined ? 'contained' : 'outlined'}
        size={size ?? 'medium'}
        loading={approve.isPending || look.isPending}
        onClick={() => (isBesideChecks ? approve.mutate() : look.mutate())}
      >
        {t('admin.merchants.approve')}
        <span className="visually-hidden">: {merchant.businessName}</span>
      </Button>
      {checks && (
        <ChecksDialog
          merchant={merchant}
          checks={checks}
          onApprove={() => {
            setChecks(undefined);
            approve.mutate();
          }}
          onClose={() => setChecks(undefined)}
        />
      )}
    </>
  );
};

const useLook = ({ id }: Merchant, onSuccess: (found: Checks) => void) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const dataProvider = useAdminData();
  return useMutation({
    mutationFn: () => dataProvider.getMerchantChecks({ params: { id } }),
    onSuccess,
    onError: (refused) => notify(messageOf(refused, t('admin.merchants.checks.failed')), { type: 'error' }),
  });
};

interface ChecksDialogProps {
  readonly merchant: Merchant;
  readonly checks: Checks;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

const ChecksDialog = ({ merchant, checks, onApprove, onClose }: ChecksDialogProps) => {
  const t = useMessages<typeof en>();
  return (
    <ActionDialog title={t('admin.merchants.approveOf', { name: merchant.businessName })} onClose={onClose}>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <CheckLines merchant={merchant} checks={checks} />
          <Typography>
            {t('admin.merchants.approveText')} {t('admin.merchants.mailed.ACTIVE')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('shared.cancel')}
        </Button>
        <Button variant="contained" onClick={onApprove}>
          {t('admin.merchants.approve')}
        </Button>
      </DialogActions>
    </ActionDialog>
  );
};

const useApprove = ({ id, businessName: name }: Merchant) => {
  const t = useMessages<typeof en>();
  const notify = useNotify();
  const refresh = useRefresh();
  const withUndo = useUndo();
  const dataProvider = useAdminData();
  const failed = t('admin.merchants.statusFailed');
  const setStatus = (status: Merchant['status']) =>
    dataProvider.changeMerchantStatus({ params: { id }, body: { status, reason: '' } });
  return useMutation({
    mutationFn: () => setStatus('ACTIVE'),
    onSuccess: () => {
      withUndo({
        done: t('admin.merchants.approved', { name }),
        undo: () => setStatus('PENDING'),
        undone: t('admin.merchants.approvalUndone', { name }),
        failed,
      });
      refresh();
    },
    onError: (refused) => notify(messageOf(refused, failed), { type: 'error' }),
  });
};
