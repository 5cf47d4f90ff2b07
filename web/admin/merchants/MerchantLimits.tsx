import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MerchantLimits as Limits } from '#contract/payments/merchant-limits.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { formatDate, formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import { useMay } from '../kit/rights/use-may.ts';
import { SetLimitsDialog } from './SetLimitsDialog.tsx';

/** The limits of a new merchant, and the button that sets others. */
export const MerchantLimits = ({ merchant }: { merchant: Merchant }) => {
  const may = useMay();
  return may('limit', 'merchants') ? <LimitsPanel merchant={merchant} /> : null;
};

const LimitsPanel = ({ merchant }: { merchant: Merchant }) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['merchants', 'limits', merchant.id],
    queryFn: ({ signal }) => dataProvider.getMerchantLimits({ params: { id: merchant.id } }, { signal }),
  });
  if (error) return <ErrorAlert error={error} fallback={t('admin.broken')} />;
  if (!data) return <Loading />;
  return (
    <Panel
      title={t('admin.merchants.limits.title')}
      action={
        data.isLimited || data.isOwn ? (
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {t('admin.merchants.limits.set')}
          </Button>
        ) : undefined
      }
    >
      <LimitFacts limits={data} reason={data.reason} />
      {isOpen && <SetLimitsDialog merchant={merchant} limits={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
};

const LimitFacts = ({ limits, reason }: { limits: Limits; reason: string | null }) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const name = (key: keyof typeof en.admin.merchants.limits) => t(`admin.merchants.limits.${key}`);
  if (!limits.isLimited) return <p>{name('none')}</p>;
  const euro = (amount: number | null) =>
    amount === null ? name('noLimit') : formatMoney(amount, 'EUR', language);
  return (
    <Facts
      facts={[
        [name('until'), formatDate(limits.until)],
        [name('dayLimit'), euro(limits.dayLimit)],
        [name('usedToday'), euro(limits.usedToday)],
        [name('leftToday'), euro(limits.leftToday)],
        [name('paymentLimit'), euro(limits.paymentLimit)],
        [name('reachedAt'), limits.reachedAt === null ? null : formatDateTime(limits.reachedAt)],
        [name('reason'), reason],
      ]}
    />
  );
};
