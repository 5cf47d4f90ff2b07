import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payout, PayoutLine } from '#contract/payouts/payouts.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { usePayoutMessages } from './messages/payout-messages.ts';

const size = 25;

const useLines = (id: number, page: number) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['payouts', id, 'lines', page],
    queryFn: async ({ signal }) =>
      pageOf(await dataProvider.listPayoutLines({ params: { id }, query: { page, size } }, { signal })),
    placeholderData: keepPreviousData,
  });
};

/** Every movement in a payout, a page at a time. */
export const PayoutLines = ({ payout }: { payout: Payout }) => {
  const t = usePayoutMessages();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useLines(payout.id, page);
  return (
    <Panel title={t('payoutList.lines')}>
      {error ? (
        <ErrorAlert error={error} fallback={t('payoutList.linesFailed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.total === 0 ? (
        <p>{t('payoutList.noLines')}</p>
      ) : (
        <>
          <Lines lines={data.rows} currency={payout.currency} />
          <TablePagination
            component="div"
            count={data.total}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[size]}
            onPageChange={(_, next) => setPage(next)}
          />
        </>
      )}
    </Panel>
  );
};

const columns = ['kind', 'payment', 'gross', 'fees', 'net', 'at'] as const;
const isSum = (column: string): boolean => ['gross', 'fees', 'net'].includes(column);

const Lines = ({ lines, currency }: { lines: readonly PayoutLine[]; currency: string }) => {
  const t = usePayoutMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <TableContainer component={Box} tabIndex={0}>
      <Table size="small" aria-label={t('payoutList.lines')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={isSum(column) ? 'right' : 'left'}>
                {t(`payoutList.line.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ id, kind, paymentId, providerSource, gross, fee, platformFee, net, at }) => (
            <TableRow key={id}>
              <TableCell>{t(`payoutList.kind.${kind}`)}</TableCell>
              <TableCell>
                {paymentId === null ? (
                  (providerSource ?? '-')
                ) : (
                  <ShowLink resource="payments" id={paymentId}>
                    {`№ ${paymentId}`}
                  </ShowLink>
                )}
              </TableCell>
              <TableCell align="right">{money(gross)}</TableCell>
              <TableCell align="right">{`${money(-fee)} / ${money(-platformFee)}`}</TableCell>
              <TableCell align="right">{money(net)}</TableCell>
              <TableCell>{formatDateTime(at)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
