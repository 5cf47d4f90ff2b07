import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { extendLink } from '#contract/links/links.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { messageOf } from '../../shared/api-error.ts';
import { useContractResolver } from '../../shared/form/contract-resolver.ts';
import { Form } from '../../shared/form/Form.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useExtendLink } from '../kit/portal/queries.ts';
import classes from './LinksPage.module.css';
import { validities } from './validities.ts';
import { useLinkMessages } from './messages/link-messages.ts';

export const ExtendLinkDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useLinkMessages();
  const toast = useToast();
  const extend = useExtendLink();
  const form = useForm({
    defaultValues: { days: '30' },
    resolver: useContractResolver(extendLink.body, ({ days }: { days: string }) => ({ days: Number(days) })),
  });
  const [failure, setFailure] = useState<string>();
  const submit = async ({ days }: { days: string }): Promise<void> => {
    setFailure(undefined);
    try {
      const { expiresAt } = await extend.mutateAsync({ id: link.id, days: Number(days) });
      toast(t('link.extend.done', { date: formatDate(expiresAt) }));
      onClose();
    } catch (error) {
      setFailure(messageOf(error, t('link.extend.failed')));
    }
  };
  return (
    <Dialog title={t('link.extend.title')} onClose={onClose}>
      <Form form={form} onSubmit={submit} label={t('link.extend.title')} className={classes['dialog']}>
        <p>{t('link.extend.text')}</p>
        <SelectInput
          name="days"
          label={t('link.extend.days')}
          required
          choices={validities.map((days) => ({
            value: String(days),
            label: t('link.days', { smart_count: days }),
          }))}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={classes['dialogFoot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('link.extend.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};
