import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { BillDetails } from '#contract/billing/billing.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { formatMonth } from '../kit/fields/month.ts';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { BillMessages, useBillMessages } from './messages/bill-messages.ts';

/** One bill: its sums with the document, its credit notes, and the fees by day. */
export const BillShow = () => (
  <BillMessages>
    <RecordPage<BillDetails>>
      {(bill) => (
        <>
          <Head bill={bill} />
          <About bill={bill} />
          <Notes notes={bill.notes} />
          <Days days={bill.days} />
        </>
      )}
    </RecordPage>
  </BillMessages>
);

const Head = ({ bill }: { bill: BillDetails }) => {
  const t = useBillMessages();
  const language = useLanguage();
  return (
    <RecordTitle
      resource="bills"
      title={joined([formatMoney(bill.total, 'EUR', language), bill.merchantName])}
      subtitle={t('billList.title', { month: formatMonth(bill.month, language) })}
    >
      <StatusChip owner="bill" status={bill.status} />
    </RecordTitle>
  );
};

/** A link to a document of the operator. */
const Document = ({ id, number }: { id: number; number: string | null }) => (
  <ShowLink resource="invoices" id={id}>
    {number ?? `№ ${id}`}
  </ShowLink>
);

const About = ({ bill }: { bill: BillDetails }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const { invoiceId, invoiceNumber, merchantId, merchantName } = bill;
  return (
    <Panel title={t('billList.about')}>
      <Facts
        facts={[
          [
            t('admin.merchant'),
            <ShowLink key="merchant" resource="merchants" id={merchantId}>
              {merchantName}
            </ShowLink>,
          ],
          [
            t('billList.document'),
            invoiceId === null ? null : <Document key="document" id={invoiceId} number={invoiceNumber} />,
          ],
          [t('resources.bills.fields.issuedOn'), formatDate(bill.issuedOn)],
          [t('resources.bills.fields.dueOn'), formatDate(bill.dueOn)],
          [t('billList.fees'), money(bill.fees)],
          [t('billList.returned'), bill.returnedFees === 0 ? null : money(bill.returnedFees)],
          [t('resources.bills.fields.plan'), money(bill.plan)],
          [t('resources.bills.fields.total'), money(bill.total)],
          [t('billList.withheldPart'), money(bill.withheld)],
          [t('resources.bills.fields.open'), money(bill.open)],
        ]}
      />
    </Panel>
  );
};

const Notes = ({ notes }: Pick<BillDetails, 'notes'>) => {
  const t = useBillMessages();
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <Panel title={t('billList.notes')}>
      <ul>
        {notes.map(({ invoiceId, invoiceNumber, amount }) => (
          <li key={invoiceId}>
            <Document id={invoiceId} number={invoiceNumber} />: {formatMoney(amount, 'EUR', language)}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** At most 31 rows. */
const Days = ({ days }: Pick<BillDetails, 'days'>) => {
  const t = useBillMessages();
  const language = useLanguage();
  return (
    <Panel title={t('billList.days')}>
      {days.length === 0 ? (
        <Typography color="textSecondary">{t('billList.noDays')}</Typography>
      ) : (
        <TableContainer component={Box} tabIndex={0}>
          <Table size="small" aria-label={t('billList.days')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('billList.day')}</TableCell>
                <TableCell align="right">{t('billList.payments')}</TableCell>
                <TableCell align="right">{t('billList.fees')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {days.map(({ day, payments, fees }) => (
                <TableRow key={day}>
                  <TableCell>{formatDate(day)}</TableCell>
                  <TableCell align="right">{payments}</TableCell>
                  <TableCell align="right">{formatMoney(fees, 'EUR', language)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Panel>
  );
};
