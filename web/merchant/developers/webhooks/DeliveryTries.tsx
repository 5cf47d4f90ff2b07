import type { WebhookDeliveryDetails } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { DataTable } from '../../../shared/list/DataTable.tsx';
import developers from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import classes from './Endpoints.module.css';

type Try = WebhookDeliveryDetails['tries'][number];

/** Every stored attempt of a delivery, the newest first. */
export const DeliveryTries = ({ tries }: Pick<WebhookDeliveryDetails, 'tries'>) => {
  const t = useDeveloperMessages();
  return (
    <>
      <p className={developers['soft']}>{t('developers.webhooks.deliveries.triesText')}</p>
      <DataTable
        label={t('developers.webhooks.deliveries.tries')}
        rows={tries}
        rowKey={({ seq }) => seq}
        empty={<p>{t('developers.webhooks.deliveries.noTries')}</p>}
        columns={[
          {
            key: 'at',
            label: t('developers.webhooks.deliveries.at'),
            whole: true,
            cell: ({ seq, at }) => `${seq}. ${formatDateTime(at)}`,
          },
          {
            key: 'result',
            label: t('developers.webhooks.deliveries.result'),
            cell: ({ status, error }) => status ?? error ?? t('developers.webhooks.deliveries.noAnswer'),
          },
          {
            key: 'millis',
            label: t('developers.webhooks.deliveries.millis'),
            align: 'end',
            cell: ({ millis }) => t('developers.webhooks.deliveries.inMillis', { count: millis }),
          },
          {
            key: 'answer',
            label: t('developers.webhooks.deliveries.answerText'),
            cell: (each) => (
              <Answer answer={each.answer} label={t('developers.webhooks.deliveries.answerText')} />
            ),
          },
        ]}
      />
    </>
  );
};

const Answer = ({ answer, label }: Pick<Try, 'answer'> & Readonly<{ label: string }>) => {
  if (answer === null || answer === '') return '-';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls has the focus
    <pre tabIndex={0} role="group" aria-label={label} className={classes['answer']}>
      {answer}
    </pre>
  );
};
