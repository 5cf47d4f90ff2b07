import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useIsHome } from '../kit/portal/use-is-on-card.ts';
import { QuestionMessages, useQuestionMessages } from './messages/question-messages.ts';
import { useQuestions } from './use-questions.ts';

/** Among the newest 50: older ones without an answer are on the page of the questions. */
const newestQuestions = { page: 0, size: 50 } as const;

/** On every page but their own and the home page, whose card names them, how many questions wait for an answer. */
export const OpenQuestions = () => {
  const { pathname } = useLocation();
  const { base } = usePortal();
  const isHome = useIsHome();
  const path = `${base}/questions`;
  const { data } = useQuestions(newestQuestions);
  const open = data?.rows.filter(({ answer }) => answer === null).length ?? 0;
  if (open === 0 || isHome || pathname === path) return null;
  return (
    <QuestionMessages>
      <Waiting count={open} path={path} />
    </QuestionMessages>
  );
};

const Waiting = ({ count, path }: Readonly<{ count: number; path: string }>) => {
  const t = useQuestionMessages();
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="small" to={path}>
          {t('questions.open')}
        </ButtonLink>
      }
    >
      {t('questions.banner', { smart_count: count })}
    </Banner>
  );
};
