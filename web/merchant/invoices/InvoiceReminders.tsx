import type { Invoice } from '#contract/invoices/invoices.ts';
import { planHas } from '#contract/merchants/plans.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { NotInPlan } from '../kit/dialogs/NotInPlan.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import { PauseButton, ReminderLines, useReminders } from '../reminders/index.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

/** Reminders end when the invoice is paid or voided. */
const mayBeReminded = ({ type, isTest, annulledAt, status }: Invoice): boolean =>
  type !== 'CREDIT_NOTE' && !isTest && annulledAt === null && status !== 'PAID';

const Locked = () => {
  const t = useMerchantMessages();
  return (
    <Panel title={t('merchant.reminders.title')}>
      <NotInPlan feature="reminders" />
    </Panel>
  );
};

/** The reminders of an invoice; empty without past and future reminders. */
export const InvoiceReminders = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const { isDemo } = usePortal();
  const { data: merchant } = useMerchant();
  const isIncluded = merchant !== undefined && planHas(merchant.plan, 'reminders');
  const { data } = useReminders(!isDemo && isIncluded);
  const isOpen = mayBeReminded(invoice);
  if (merchant !== undefined && !isIncluded && isOpen) return <Locked />;
  if (!data) return null;
  const sent = data.reminders.filter(({ invoiceId }) => invoiceId === invoice.id);
  if (!isOpen && sent.length === 0) return null;
  const isPaused = data.pausedInvoiceIds.includes(invoice.id);
  return (
    <Panel
      title={t('merchant.reminders.title')}
      action={isOpen && !data.isPaused && <PauseButton invoiceId={invoice.id} isPaused={isPaused} />}
    >
      {isOpen && (data.isPaused || isPaused) && (
        <p>{t(`merchant.reminders.${data.isPaused ? 'allPaused' : 'onePaused'}`)}</p>
      )}
      <ReminderLines reminders={sent} />
    </Panel>
  );
};
