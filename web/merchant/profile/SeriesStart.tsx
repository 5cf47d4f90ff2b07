import { call } from '../../shared/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { getInvoiceSeries, startInvoiceSeries } from '#contract/invoices/invoice-series.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { NumberInput } from '../../shared/form/NumberInput.tsx';
import { parseWhole } from '../../shared/form/parse-number.ts';
import { useSending } from '../../shared/form/use-sending.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './ProfilePage.module.css';
import { asDigits } from '../kit/documents/as-digits.ts';
import { ImportOpenInvoices } from '../open-invoices/index.ts';
import { storeAnswer } from '../kit/portal/store-answer.ts';

/** The request body of the form. */
const seriesOf = ({ startNumber }: Readonly<{ startNumber: string }>) => ({
  startNumber: Number(startNumber),
});

/** The next document number; before the first document the merchant may set it. */
export const SeriesStart = () => {
  const t = useMerchantMessages();
  const { data } = useQuery({ queryKey: ['series'], queryFn: () => call(getInvoiceSeries, {}) });
  return (
    <Panel title={t('merchant.series.title')}>
      <p>
        {data ? (
          t('merchant.series.next', { number: asDigits(data.nextNumber) })
        ) : (
          <Skeleton characters={30} />
        )}
      </p>
      {data && !data.hasBegun && <StartForm />}
      {data?.hasBegun && <p className={classes['soft']}>{t('merchant.series.begun')}</p>}
      <ImportOpenInvoices withLead />
    </Panel>
  );
};

const StartForm = () => {
  const t = useMerchantMessages();
  const client = useQueryClient();
  const form = useForm({
    defaultValues: { startNumber: '' },
    resolver: useContractResolver(startInvoiceSeries.body, seriesOf),
  });
  const { send, failure } = useSending({
    send: (values: Readonly<{ startNumber: string }>) => call(startInvoiceSeries, { body: seriesOf(values) }),
    done: t('merchant.series.saved'),
    failed: t('merchant.profile.saveFailed'),
    onDone: async (series) => {
      await storeAnswer(client, ['series'], series);
      form.reset();
    },
  });
  return (
    <Form form={form} onSubmit={send} label={t('merchant.series.title')} className={classes['short']}>
      <NumberInput
        name="startNumber"
        label={t('merchant.series.start')}
        help={t('merchant.series.startHelp')}
        required
        isWhole
        maxLength={10}
        parse={(typed) => parseWhole(typed, 10)}
        fault={(start) => (start === null ? t('merchant.series.fault') : undefined)}
      />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['buttons']}>
        <SubmitButton>{t('shared.save')}</SubmitButton>
      </div>
    </Form>
  );
};
