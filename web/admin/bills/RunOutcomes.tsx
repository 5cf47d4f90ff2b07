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
import type { BillRun } from '#contract/billing/billing.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { sumOf } from '../../shared/money.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useBillMessages } from './messages/bill-messages.ts';

type Bills = BillRun['bills'];

const tones = { ISSUED: 'success', WAITS: 'neutral', FAILED: 'error' } as const;
const order = ['FAILED', 'ISSUED', 'WAITS'] as const;
/** More would not be read; the list of bills has all. */
const shown = 50;

/** The bills of a run by merchant, those that fail first, and their sums. */
export const RunOutcomes = ({ bills }: { bills: Bills }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  const sorted = order.flatMap((outcome) => bills.filter((bill) => bill.outcome === outcome));
  const sums = (['fees', 'plan', 'withheld'] as const).map((name) => sumOf(bills.map((bill) => bill[name])));
  return (
    <>
      <TableContainer component={Box} tabIndex={0} sx={{ maxHeight: 360, '& td, & th': { px: { xs: 1 } } }}>
        <Table size="small" stickyHeader aria-label={t('admin.menu.bills')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('admin.merchant')}</TableCell>
              <TableCell>{t('billList.run.outcome')}</TableCell>
              <TableCell align="right">{t('billList.fees')}</TableCell>
              <TableCell align="right">{t('billList.run.plan')}</TableCell>
              <TableCell align="right">{t('billList.run.withheld')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.slice(0, shown).map((bill) => (
              <TableRow key={bill.merchantId}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {bill.merchantName}
                  <Remarks bill={bill} />
                </TableCell>
                <TableCell>
                  <ToneChip
                    tone={tones[bill.outcome]}
                    status={bill.outcome}
                    label={t(`billList.run.outcomes.${bill.outcome}`)}
                  />
                </TableCell>
                <TableCell align="right">{money(bill.fees)}</TableCell>
                <TableCell align="right">{money(bill.plan)}</TableCell>
                <TableCell align="right">{money(bill.withheld)}</TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell component="th" scope="row" colSpan={2}>
                {t('billList.run.sum')}
              </TableCell>
              {sums.map((sum, place) => (
                <TableCell key={place} align="right">
                  <strong>{money(sum)}</strong>
                </TableCell>
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </TableContainer>
      {bills.length > shown && (
        <Typography>{t('billList.run.more', { count: bills.length - shown })}</Typography>
      )}
    </>
  );
};

/** Why a bill fails, and what is credited. */
const Remarks = ({ bill: { problem, credited } }: { bill: Bills[number] }) => {
  const t = useBillMessages();
  const language = useLanguage();
  return (
    <>
      {problem !== null && (
        <Typography variant="body2" color="error">
          {problem}
        </Typography>
      )}
      {credited > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('billList.run.credited')}: {formatMoney(credited, 'EUR', language)}
        </Typography>
      )}
    </>
  );
};
