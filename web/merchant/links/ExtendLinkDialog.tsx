import { call } from '../../shared/call.ts';
import { extendLink } from '#contract/links/links.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { FormDialog } from '../../shared/dialogs/FormDialog.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { validities } from './validities.ts';
import { useLinkMessages } from './messages/link-messages.ts';

const bodyOf = ({ days }: Readonly<{ days: string }>) => ({ days: Number(days) });

export const ExtendLinkDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useLinkMessages();
  return (
    <FormDialog
      title={t('link.extend.title')}
      defaultValues={{ days: '30' }}
      schema={extendLink.body}
      bodyOf={bodyOf}
      submit={t('link.extend.submit')}
      send={(values) => call(extendLink, { params: { id: link.id }, body: bodyOf(values) })}
      done={({ expiresAt }) => t('link.extend.done', { date: formatDate(expiresAt) })}
      failed={t('link.extend.failed')}
      affects={[['link'], ['links']]}
      affectsAlways
      onClose={onClose}
    >
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
    </FormDialog>
  );
};
