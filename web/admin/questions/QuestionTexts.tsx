import { Box, Typography } from '@mui/material';
import type { AccountantQuestion } from '#contract/accountants/accountants.ts';
import { useClientMessages } from '../clients/index.ts';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import { formatDateTime } from '../../shared/format/format-date.ts';

interface TextProps {
  readonly text: string;
  /** Null for a deleted user. */
  readonly by: string | null;
  readonly at: string | null;
}

/** A text with its lines, its writer and its time. */
const Written = ({ text, by, at }: TextProps) => {
  const t = useClientMessages();
  const signature = { name: by ?? t('clients.questions.someone'), date: formatDateTime(at) };
  return (
    <Box sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t('clients.questions.askedBy', signature)}
      </Typography>
    </Box>
  );
};

interface QuestionProps {
  readonly question: AccountantQuestion;
}

export const Question = ({ question: { question, askedBy, askedAt } }: QuestionProps) => (
  <Written text={question} by={askedBy} at={askedAt} />
);

/** The answer; a chip while there is none. */
export const Answer = ({ question: { answer, answeredBy, answeredAt } }: QuestionProps) => {
  const t = useClientMessages();
  return answer === null ? (
    <Box>
      <ToneChip tone="warning" status="OPEN" label={t('clients.questions.waiting')} />
    </Box>
  ) : (
    <Box sx={{ pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
      <Written text={answer} by={answeredBy} at={answeredAt} />
    </Box>
  );
};
