import { useState } from 'react';
import { Button } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { OpenInvoiceMessages, useOpenInvoiceMessages } from './messages/open-invoice-messages.ts';
import { OpenInvoicesDialog } from './OpenInvoicesDialog.tsx';

/** The way in for a merchant who comes from another program; nothing without the right to write documents. */
export const ImportOpenInvoices = ({ withLead = false }: { withLead?: boolean }) => {
  const { isDemo } = usePortal();
  const mayWrite = useRights()('WRITE_DOCUMENTS');
  if (isDemo || !mayWrite) return null;
  return (
    <OpenInvoiceMessages>
      <Opener withLead={withLead} />
    </OpenInvoiceMessages>
  );
};

const Opener = ({ withLead }: { withLead: boolean }) => {
  const t = useOpenInvoiceMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {withLead && <p>{t('openInvoices.lead')}</p>}
      <Button onClick={() => setIsOpen(true)}>{t('openInvoices.action')}</Button>
      {isOpen && <OpenInvoicesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};
