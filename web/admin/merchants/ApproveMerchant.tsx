import { useState } from 'react';
import type { Merchant } from '#contract/merchants.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import { MissingFacts } from './MissingFacts.tsx';
import { useChangeStatus } from './use-change-status.ts';

interface ApproveProps {
  readonly merchant: Merchant;
  readonly size?: 'small';
}

/** Offered for a PENDING merchant to those who may set its status. */
export const ApproveMerchant = ({ merchant, size }: ApproveProps) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (merchant.status !== 'PENDING' || !may('edit', 'merchants')) return null;
  return (
    <>
      <Button look={size === undefined ? 'primary' : undefined} size={size} onClick={() => setOpen(true)}>
        {t('admin.merchants.approve')}
        <span className="visually-hidden">: {merchant.businessName}</span>
      </Button>
      {isOpen && <ApproveDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Says what the merchant lacks and what it is sent, before it is confirmed. */
const ApproveDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const t = useWords<typeof en>();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>(null);
  const change = useChangeStatus(merchant, onClose);
  const approve = async (): Promise<void> => {
    setBusy(true);
    try {
      await change({ status: 'ACTIVE', reason: '' });
    } catch (thrown) {
      setRefused(thrown);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('admin.merchants.approveOf', { name: merchant.businessName })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button look="primary" busy={isBusy} onClick={() => void approve()}>
            {t('admin.merchants.approve')}
          </Button>
        </>
      }
    >
      <MissingFacts merchants={[merchant]} />
      <p>
        {t('admin.merchants.approveText')} {t('admin.merchants.mailed.ACTIVE')}
      </p>
      {refused !== null && <ErrorBanner error={refused} fallback={t('admin.merchants.statusFailed')} />}
    </Dialog>
  );
};
