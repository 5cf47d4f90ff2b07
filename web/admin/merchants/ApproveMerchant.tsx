import { Button, DialogActions, DialogContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { MerchantChecks as Checks } from '#contract/merchants/merchant-checks.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useAction as useLooking } from '../../shared/form/use-sending.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { useAction } from '../kit/actions/use-action.ts';
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
  const look = useLook(merchant, (found) => (needsLook(found) ? setChecks(found) : approve.press()));
  if (merchant.status !== 'PENDING' || !may('edit', 'merchants')) return null;
  return (
    <>
      <Button
        variant={size === undefined ? 'contained' : 'outlined'}
        size={size ?? 'medium'}
        loading={approve.isPending || look.isPending}
        onClick={() => (isBesideChecks ? approve.press() : look.press())}
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
            approve.press();
          }}
          onClose={() => setChecks(undefined)}
        />
      )}
    </>
  );
};

const useLook = ({ id }: Merchant, onDone: (found: Checks) => void) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  return useLooking({
    send: () => dataProvider.getMerchantChecks({ params: { id } }),
    failed: t('admin.merchants.checks.failed'),
    onDone,
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
  const withUndo = useUndo();
  const dataProvider = useAdminData();
  const failed = t('admin.merchants.statusFailed');
  const setStatus = (status: Merchant['status']) =>
    dataProvider.changeMerchantStatus({ params: { id }, body: { status, reason: '' } });
  return useAction({
    send: () => setStatus('ACTIVE'),
    failed,
    onDone: () =>
      withUndo({
        done: t('admin.merchants.approved', { name }),
        undo: () => setStatus('PENDING'),
        undone: t('admin.merchants.approvalUndone', { name }),
        failed,
      }),
  });
};
