import { getOwnBillPdf, type Bill } from '#contract/billing/billing.ts';
import { requestPath } from '../../shared/call.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { buttonClass } from '../../shared/layout/button-class.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useDownload } from '../kit/portal/use-download.ts';
import { monthName } from '../months/index.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import classes from './Plan.module.css';

interface BillActionsProps {
  readonly bill: Pick<Bill, 'month' | 'invoiceId' | 'payUrl'>;
  /** In a table the document is an icon. */
  readonly isIcon?: boolean;
}

/** The way to pay an open bill by card, and the document of an issued one; the demo has neither. */
export const BillActions = ({ bill, isIcon = false }: BillActionsProps) => {
  const { month, invoiceId, payUrl } = bill;
  const t = useBillMessages();
  const language = useLanguage();
  const { isDemo } = usePortal();
  const pdf = useDownload(t('bills.pdfFailed'));
  const name = monthName(month, language);
  if (isDemo || invoiceId === null) return null;
  return (
    <div className={classes['actions']}>
      {payUrl !== null && (
        <a className={buttonClass({ variant: 'primary', size: 'small' })} href={payUrl}>
          {t('bills.pay')}
          <span className="visually-hidden">: {name}</span>
        </a>
      )}
      <Button
        size="small"
        icon={isIcon}
        busy={pdf.isPending}
        onClick={() => pdf.press(requestPath(getOwnBillPdf, { params: { month } }))}
      >
        <Icon name="download" size={18} />
        <span className={isIcon ? 'visually-hidden' : undefined}>{t('bills.pdf')}</span>
        <span className="visually-hidden">: {name}</span>
      </Button>
    </div>
  );
};
