import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ClientSummary } from '#contract/accountants/accountants.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { useClientMessages } from './messages/client-messages.ts';
import { documentsUrl, problemUrl, questionsUrl } from './problem-url.ts';

interface OfMonth {
  readonly client: ClientSummary;
  readonly month: string;
}

const lines = { display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' };

/** The client with its VAT registration and the state of the month. */
export const ClientName = ({ client }: Pick<OfMonth, 'client'>) => {
  const t = useClientMessages();
  const { id, businessName, vatRegistration, monthState } = client;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <ShowLink resource="merchants" id={id}>
        {businessName}
      </ShowLink>
      <Typography variant="body2" color="textSecondary">
        {t('clients.vat', { registration: t(`admin.vatRegistration.${vatRegistration}`) })}
      </Typography>
      <ToneChip
        tone={monthState === 'OVER' ? 'neutral' : 'info'}
        status={monthState}
        label={t(`clients.month.${monthState}`)}
      />
    </Box>
  );
};

/** The problems of the month in words, each with a link to where it is cleared. */
export const ClientProblems = ({ client: { id, problems }, month }: OfMonth) => {
  const t = useClientMessages();
  if (problems.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t('clients.problems.none')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={lines}>
      {problems.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={problemUrl(kind, id, month)}>
            {t(`clients.problems.${kind}`, { smart_count: count })}
          </Link>
        </li>
      ))}
    </Box>
  );
};

/** The number of documents, linked to their list. */
export const ClientDocuments = ({ client: { id, businessName, documents }, month }: OfMonth) => {
  const t = useClientMessages();
  const language = useLanguage();
  const count = formatNumber(documents, language);
  if (documents === 0) return count;
  return (
    <Link
      to={documentsUrl(id, month)}
      aria-label={`${t('clients.documentsOf', { name: businessName })}: ${count}`}
    >
      {count}
    </Link>
  );
};

/** Open questions and new answers, linked to their lists. */
export const ClientQuestions = ({ client: { id, openQuestions, newAnswers } }: Pick<OfMonth, 'client'>) => {
  const t = useClientMessages();
  if (openQuestions === 0 && newAnswers === 0) return '-';
  return (
    <Box component="ul" sx={lines}>
      {newAnswers > 0 && (
        <li>
          <Link to={questionsUrl(id, 'true')}>{t('clients.answered', { smart_count: newAnswers })}</Link>
        </li>
      )}
      {openQuestions > 0 && (
        <li>
          <Link to={questionsUrl(id, 'false')}>{t('clients.open', { smart_count: openQuestions })}</Link>
        </li>
      )}
    </Box>
  );
};
