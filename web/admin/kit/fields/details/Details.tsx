import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { formatDateTime } from '../../../../shared/format/format-date.ts';
import { formatAmount, formatMoney } from '../../../../shared/format/format-money.ts';
import { useLanguage } from '../../../../shared/messages/language.ts';
import { useMessages } from '../../../../shared/messages/use-messages.ts';
import type { en } from '../../messages/en.ts';
import { Reference } from '../Reference.tsx';
import { ShowLink } from '../ShowLink.tsx';
import { readDetails, type Detail, type Value } from './read-details.ts';
import { useDetailMessages, type DetailsContext } from './use-detail-messages.ts';

interface DetailsProps extends DetailsContext {
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The data of an audit entry or a job in words: amounts as money, records by name, changes as from and to. Of spans,
 * because the cards of a list hold it in a paragraph.
 */
export const Details = ({ data, ...context }: DetailsProps) => {
  const details = readDetails(data, context.action);
  if (details.length === 0) return '-';
  return (
    <Box component="span" role="list" sx={{ display: 'block' }}>
      {details.map((detail, place) => (
        <Box key={place} component="span" role="listitem" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <Line detail={detail} {...context} />
        </Box>
      ))}
    </Box>
  );
};

const Line = ({ detail, ...context }: DetailsContext & { detail: Detail }) => {
  const { t, nameOf, valueOf } = useDetailMessages(context);
  const language = useLanguage();
  /** The id of a record without a page is its number. */
  const numberIn = ({ name, value }: { name: string; value: number }): string => {
    if (name.endsWith('Id')) return t('admin.details.number', { number: value });
    return name === 'refusedTaxRate' ? `${value}%` : String(value);
  };
  const changeOf = (from: Value | null, to: Value | null): string => {
    const values = { from: from === null ? '' : valueOf(from), to: to === null ? '' : valueOf(to) };
    if (from === null) return t('admin.details.given', values);
    return to === null ? t('admin.details.cleared', values) : t('admin.details.change', values);
  };
  switch (detail.kind) {
    case 'change': {
      const change = changeOf(detail.from, detail.to);
      return detail.name === null ? change : <Named name={nameOf(detail.name)}>{change}</Named>;
    }
    case 'period':
      return t('admin.details.period', { from: formatDateTime(detail.from), to: formatDateTime(detail.to) });
    case 'erasure':
      return (
        <Named name={valueOf({ name: 'kinds', value: detail.of })}>
          {t('admin.details.erasure', { erased: detail.erased, kept: detail.kept })}
        </Named>
      );
    case 'money':
      return (
        <Named name={nameOf(detail.name)}>
          {detail.currency === null
            ? formatAmount(detail.amount, language)
            : formatMoney(detail.amount, detail.currency, language)}
        </Named>
      );
    case 'record':
      return (
        <Named name={nameOf(detail.name)}>
          {detail.ids.map((id, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <RecordName resource={detail.resource} id={id} />
            </span>
          ))}
        </Named>
      );
    case 'number':
      return <Named name={nameOf(detail.name)}>{numberIn(detail)}</Named>;
    case 'values':
      return <Named name={nameOf(detail.name)}>{detail.values.map(valueOf).join(', ')}</Named>;
  }
};

const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Typography component="span" variant="inherit" color="textSecondary">
      {name}:
    </Typography>{' '}
    {children}
  </>
);

const named: readonly string[] = [
  'merchants',
  'users',
  'customers',
  'payments',
  'invoices',
  'payment-links',
  'webhook-endpoints',
];

/** A link to a record: by its name or number, or by its id when it has none or does not exist. */
export const RecordName = ({ resource, id }: { resource: string; id: number }) => {
  const t = useMessages<typeof en>();
  const number = t('admin.details.number', { number: id });
  return named.includes(resource) ? (
    <RecordContextProvider value={{ id, of: id }}>
      <Reference to={resource} by="of" otherwise={number} />
    </RecordContextProvider>
  ) : (
    <ShowLink resource={resource} id={id}>
      {number}
    </ShowLink>
  );
};
