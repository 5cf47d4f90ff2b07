import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../shared/icons/Icon.tsx';
import classes from './PricingPage.module.css';
import { questionsSection } from './questions-section.ts';
import { usePricingMessages } from './messages/pricing-messages.ts';

const questions = ['start', 'monthly', 'money', 'lev', 'invoice', 'till', 'safe', 'leave'] as const;

/** Scrolls to the questions if the navigation asked for them. */
const useWayToQuestions = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, key } = useLocation();
  const chapter = (state as Partial<typeof questionsSection> | null)?.chapter;
  useEffect(() => {
    if (chapter !== questionsSection.chapter) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [chapter, key]);
  return heading;
};

/** Eight questions and their answers. */
export const Questions = () => {
  const t = usePricingMessages();
  const heading = useWayToQuestions();
  return (
    <section className={classes['section']} aria-labelledby="questions">
      <h2 id="questions" ref={heading} tabIndex={-1}>
        {t('pricing.questions.title')}
      </h2>
      <div className={classes['questions']}>
        {questions.map((name) => (
          <details key={name}>
            <summary>
              <h3>{t(`pricing.questions.${name}.question`)}</h3>
              <Icon name="down" />
            </summary>
            <p>{t(`pricing.questions.${name}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
