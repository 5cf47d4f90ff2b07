import { useState } from 'react';
import type { Merchant } from '#contract/merchants.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { useSession } from '../../shared/session.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { mayDo } from '../rights.ts';
import type { en } from '../words/en.ts';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';

/** The button and the dialog it opens; nothing for those who may only read. */
export const ChangeStatus = ({ merchant, size }: { merchant: Merchant; size?: 'small' | 'medium' }) => {
  const t = useWords<typeof en>();
  const role = useSession()?.role;
  const [isOpen, setOpen] = useState(false);
  if (role === undefined || !mayDo(role, 'edit', 'merchants')) return null;
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
