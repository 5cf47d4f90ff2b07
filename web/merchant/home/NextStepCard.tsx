import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Home } from '#contract/guidance/home.ts';
import type { Guidance, NextStep, ProgressStep } from '#contract/guidance/next-step.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { TryLinkButton } from '../links/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { resendVerification } from '../kit/portal/queries.ts';
import { useHomeMessages } from './messages/home-messages.ts';
import { isNoFirstStep, pathOf, secondPathOf } from './next-step-paths.ts';
import classes from './NextStep.module.css';
import { OtherMatters } from './OtherMatters.tsx';
import { useStepNames } from './use-step-names.ts';

interface NextStepCardProps {
  readonly guidance: Guidance;
  /** Bills of Plateno with an open sum. */
  readonly bills?: Home['bills'];
  /** Something else on the page asks for the user: it is not said that nothing waits. */
  readonly hasOthers?: boolean;
}

/** What waits, as one list: one thing to do now with its button, how far a new merchant is, and the rest. */
export const NextStepCard = ({
  guidance: { now, others, progress },
  bills = null,
  hasOthers = false,
}: NextStepCardProps) => {
  const t = useHomeMessages();
  const id = useId();
  if (now === null && bills === null)
    return hasOthers ? null : (
      <p className={classes['quiet']} role="status">
        <Icon name="check" size={18} /> {t('nextStep.nothing')}
      </p>
    );
  return (
    <section aria-labelledby={id}>
      <Panel>
        <h2 id={id} className={classes['label']}>
          {t('nextStep.title')}
        </h2>
        {now !== null && <Now step={now} />}
        {now !== null && progress !== null && <Progress steps={progress} next={now.kind} />}
        <OtherMatters
          label={now === null ? null : t('nextStep.also')}
          steps={progress === null ? others : others.filter(isNoFirstStep)}
          bills={bills}
        />
      </Panel>
    </section>
  );
};

const Now = ({ step }: { step: NextStep }) => {
  const t = useHomeMessages();
  const names = useStepNames()(step);
  const { deadlineOf } = useDeadline();
  return (
    <div className={classes['now']}>
      <div>
        <p className={classes['lead']}>{t(`nextStep.now.${step.kind as 'CREATE_LINK'}.title`, names)}</p>
        <p className={classes['hint']}>
          {t(`nextStep.now.${step.kind as 'CREATE_LINK'}.hint`, names)}
          {step.deadline !== null && (
            <strong> {t('nextStep.until', { day: deadlineOf(step.deadline) })}</strong>
          )}
        </p>
      </div>
      <div className={classes['actions']}>
        <MainAction step={step} />
        <SecondAction step={step} />
      </div>
    </div>
  );
};

const MainAction = ({ step }: { step: NextStep }) => {
  const t = useHomeMessages();
  const { base } = usePortal();
  const names = useStepNames()(step);
  if (step.kind === 'CONFIRM_EMAIL') return <SendAgain email={names.email} />;
  if (step.kind === 'GET_APPROVED' && step.recordId !== null)
    return (
      <TryLinkButton paymentLinkId={step.recordId} variant="primary" failed={t('nextStep.notTried')}>
        {t('nextStep.now.GET_APPROVED.action')}
      </TryLinkButton>
    );
  return (
    <ButtonLink to={`${base}${pathOf(step)}`} variant="primary">
      {step.kind === 'GET_APPROVED'
        ? t('nextStep.now.GET_APPROVED.createAndTry')
        : t(`nextStep.now.${step.kind as 'CREATE_LINK'}.action`, names)}
    </ButtonLink>
  );
};

const SecondAction = ({ step }: { step: NextStep }) => {
  const t = useHomeMessages();
  const { base } = usePortal();
  const path = secondPathOf(step);
  if (path === null) return null;
  return (
    <ButtonLink to={`${base}${path}`}>{t(`nextStep.now.${step.kind as 'SHARE_LINK'}.second`)}</ButtonLink>
  );
};

const SendAgain = ({ email }: { email: string }) => {
  const t = useHomeMessages();
  const resend = useAction({
    send: () => resendVerification(),
    done: t('nextStep.sent', { email }),
    failed: t('nextStep.notSent'),
  });
  return (
    <Button variant="primary" busy={resend.isPending} onClick={() => resend.press()}>
      {t('nextStep.now.CONFIRM_EMAIL.action')}
    </Button>
  );
};

/** The steps to the first payment, done ones in the past tense; an optional one stands outside of the counted list. */
const Progress = ({ steps, next }: { steps: readonly ProgressStep[]; next: string }) => {
  const t = useHomeMessages();
  const counted = steps.filter(({ isOptional }) => !isOptional);
  const done = counted.filter(({ isDone }) => isDone).length;
  const label = t('nextStep.progress', { done, all: counted.length });
  return (
    <div className={classes['progress']}>
      <p className={classes['hint']}>{label}</p>
      <progress value={done} max={counted.length} aria-label={label} />
      <ol className={classes['steps']}>
        {counted.map(({ kind, isDone }) => (
          <li key={kind} aria-current={kind === next ? 'step' : undefined}>
            <span className={isDone ? classes['done'] : classes['mark']}>
              {isDone && <Icon name="check" size={14} />}
            </span>
            <StepName kind={kind} isDone={isDone} />
          </li>
        ))}
      </ol>
      {steps
        .filter(({ isOptional, isDone }) => isOptional && !isDone)
        .map(({ kind, isDone }) => (
          <p key={kind} className={classes['hint']}>
            {t('nextStep.optional')} <StepName kind={kind} isDone={isDone} />
          </p>
        ))}
    </div>
  );
};

/** The tax number is added in the profile, whenever the merchant has one. */
const StepName = ({ kind, isDone }: Pick<ProgressStep, 'kind' | 'isDone'>) => {
  const t = useHomeMessages();
  const { base } = usePortal();
  const name = t(`nextStep.steps.${kind}.${isDone ? 'nameDone' : 'name'}`);
  if (kind === 'ADD_TAX_ID' && !isDone) return <Link to={`${base}/profile`}>{name}</Link>;
  return (
    <span>
      {name}
      {isDone && <span className="visually-hidden"> ({t('nextStep.done')})</span>}
    </span>
  );
};
