import { useState } from 'react';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { RecordButton } from '../kit/actions/RecordButton.tsx';
import { useMay } from '../kit/rights/use-may.ts';
import type { en } from '../kit/messages/en.ts';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';

interface ChangeStatusProps {
  readonly merchant: Merchant;
  readonly isInRow?: boolean;
}

/** A button with its dialog; hidden from read-only roles. */
export const ChangeStatus = ({ merchant, isInRow = false }: ChangeStatusProps) => {
  const t = useMessages<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit', 'merchants')) return null;
  return (
    <>
      <RecordButton
        icon="pencil"
        action={t('admin.merchants.changeStatus')}
        of={merchant.businessName}
        isInRow={isInRow}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ChangeStatusDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};
