import { withReadableEmails } from '#contract/shown-text.ts';
import { Typography } from '@mui/material';
import { DataTable, SimpleList } from 'react-admin';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import type { en } from '../kit/messages/en.ts';

type Delivery = Invoice['deliveries'][number] & Readonly<{ id: number }>;

/** E-mails with the document and their status. */
export const InvoiceDeliveries = ({ invoice }: { invoice: Invoice }) => {
  const t = useMessages<typeof en>();
  const outcomeOf = ({ state, reason }: Delivery) =>
    joined([t(`admin.invoices.deliveries.${state}`), reason], ': ');
  const mails = invoice.deliveries.map((delivery, id) => ({ ...delivery, id }));
  return (
    <Panel title={t('admin.invoices.mails')}>
      {mails.length === 0 ? (
        <Typography>{t('admin.invoices.noMails')}</Typography>
      ) : (
        <Rows<Delivery>
          rows={mails}
          cards={
            <SimpleList<Delivery>
              rowClick={false}
              primaryText={({ recipient }) => withReadableEmails(recipient)}
              secondaryText={(mail) => joined([formatDateTime(mail.createdAt), outcomeOf(mail)])}
            />
          }
        >
          <DataTable.Col<Delivery>
            source="createdAt"
            label="admin.at"
            render={({ createdAt }) => formatDateTime(createdAt)}
          />
          <DataTable.Col<Delivery>
            source="recipient"
            label="admin.invoices.recipient"
            render={({ recipient }) => withReadableEmails(recipient)}
          />
          <DataTable.Col<Delivery> source="state" label="admin.invoices.outcome" render={outcomeOf} />
        </Rows>
      )}
    </Panel>
  );
};
