import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { startInvoiceSeries } from '#contract/invoices/invoice-series.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../shared/form/Form.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { Skeleton } from '../../shared/state/Skeleton.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './ProfilePage.module.css';
import { storeAnswer } from '../kit/portal/store-answer.ts';

const asDigits = (number: number): string => String(number).padStart(10, '0');

/** The request body of the form. */
const seriesOf = ({ startNumber }: Readonly<{ startNumber: string }>) => ({
  startNumber: Number(startNumber),
});

/** The next document number; before the first document the merchant may set it. */
export const SeriesStart = () => {
  const t = useMerchantMessages();
  const { api } = usePortal();
  const { data } = useQuery({ queryKey: ['series'], queryFn: () => api.invoiceSeries() });
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
    </Panel>
  );
};

const StartForm = () => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api } = usePortal();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: { startNumber: '' },
    resolver: useContractResolver(startInvoiceSeries.body, seriesOf),
  });
  const start = async (values: Readonly<{ startNumber: string }>): Promise<void> => {
    setFailure(undefined);
    try {
      await storeAnswer(client, ['series'], await api.startInvoiceSeries(seriesOf(values).startNumber));
      form.reset();
      toast(t('merchant.series.saved'));
    } catch (error) {
      showFieldErrors(form, error);
      setFailure(messageOf(error, t('merchant.profile.saveFailed')));
    }
  };
  return (
    <Form form={form} onSubmit={start} label={t('merchant.series.title')} className={classes['short']}>
      <TextInput
        name="startNumber"
        label={t('merchant.series.start')}
        help={t('merchant.series.startHelp')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        fault={(text) => (/^\d{1,10}$/.test(text) ? undefined : t('merchant.series.fault'))}
      />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['buttons']}>
        <SubmitButton>{t('shared.save')}</SubmitButton>
      </div>
    </Form>
  );
};
