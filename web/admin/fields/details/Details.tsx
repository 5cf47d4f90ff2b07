import { List, ListItem, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { formatAmount, formatMoney } from '../../../shared/format/format-money.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { Reference } from '../Reference.tsx';
import { ShowLink } from '../ShowLink.tsx';
import { readDetails, type Detail } from './read-details.ts';
import { useDetailMessages } from './use-detail-messages.ts';

/** The data of an audit entry or a job: amounts as money, users and merchants by name. */
export const Details = ({ data }: { data: Readonly<Record<string, unknown>> }) => {
  const { nameOf } = useDetailMessages();
  const details = readDetails(data);
  if (details.length === 0) return '-';
  return (
    <List disablePadding>
      {details.map((detail) => (
        <ListItem key={detail.name} disablePadding sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="inherit" color="textSecondary">
            {nameOf(detail.name)}:
          </Typography>{' '}
          <Value detail={detail} />
        </ListItem>
      ))}
    </List>
  );
};

const Value = ({ detail }: { detail: Detail }) => {
  const language = useLanguage();
  const { valueOf } = useDetailMessages();
  switch (detail.kind) {
    case 'money':
      return detail.currency === null
        ? formatAmount(detail.amount, language)
        : formatMoney(detail.amount, detail.currency, language);
    case 'record':
      return detail.ids.map((id, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <RecordName resource={detail.resource} id={id} />
        </span>
      ));
    case 'values':
      return detail.values.map(valueOf).join(', ');
  }
};

const named: readonly string[] = ['merchants', 'users'];

/** A link to a record: users and merchants by name, others by id. */
export const RecordName = ({ resource, id }: { resource: string; id: number }) =>
  named.includes(resource) ? (
    <RecordContextProvider value={{ id, of: id }}>
      <Reference to={resource} by="of" otherwise={`#${id}`} />
    </RecordContextProvider>
  ) : (
    <ShowLink resource={resource} id={id}>
      #{id}
    </ShowLink>
  );
