import { useState } from 'react';
import type { Merchant } from '#contract/merchants.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { useMay } from '../use-may.ts';
import type { en } from '../words/en.ts';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';

/** The button and the dialog it opens; nothing for those who may only read. */
export const ChangeStatus = ({ merchant, size }: { merchant: Merchant; size?: 'small' | 'medium' }) => {
  const t = useWords<typeof en>();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('edit', 'merchants')) return null;
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {t('admin.merchants.changeStatus')}
        <span className="visually-hidden">: {merchant.businessName}</span>
      </Button>
      {isOpen && <ChangeStatusDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};
