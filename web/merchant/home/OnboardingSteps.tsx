import { Link } from 'react-router-dom';
import type { OwnAccount } from '#contract/own-account.ts';
import type { Merchant } from '#contract/merchants.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useProviderAccount } from '../account/use-provider-account.ts';
import { usePortal } from '../portal.ts';
import { hasTaxId } from '../MissingTaxId.tsx';
import { OnboardingMessages } from './messages/OnboardingMessages.tsx';
import { useOnboardingMessages } from './messages/use-onboarding-messages.ts';
import classes from './Onboarding.module.css';

const allSteps = ['profile', 'approved', 'account', 'link', 'payment'] as const;
type Step = (typeof allSteps)[number];

const stepsDone = (
  merchant: Merchant,
  linkCount: number,
  account: OwnAccount | undefined,
): Readonly<Record<Step, boolean>> => ({
  profile: hasTaxId(merchant),
  approved: merchant.status === 'ACTIVE',
  account: account?.isChargeable === true,
  link: linkCount > 0,
  payment: false,
});

interface StepsProps {
  readonly merchant: Merchant;
  readonly linkCount: number;
}

/** Steps left until the first payment, derived from the merchant's data. */
export const OnboardingSteps = (props: StepsProps) => (
  <OnboardingMessages>
    <Steps {...props} />
  </OnboardingMessages>
);

const Steps = ({ merchant, linkCount }: StepsProps) => {
  const t = useOnboardingMessages();
  const { base } = usePortal();
  const { data: account } = useProviderAccount();
  // Only an installation that pays merchants on accounts of their own has this step.
  const steps = allSteps.filter((step) => step !== 'account' || account?.isNeeded === true);
  const done = stepsDone(merchant, linkCount, account);
  const next = steps.find((step) => !done[step]);
  const places: Readonly<Record<Step, string>> = {
    profile: `${base}/settings/business`,
    approved: `${base}/settings/business`,
    account: `${base}/account`,
    link: `${base}/links`,
    payment: `${base}/links`,
  };
  return (
    <Panel title={t('onboarding.title', { smart_count: steps.filter((step) => !done[step]).length })}>
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <span className={done[step] ? classes['done'] : classes['mark']}>
              {done[step] && <Icon name="check" size={16} />}
            </span>
            <span>
              <Link to={places[step]}>{t(`onboarding.${step}.${done[step] ? 'nameDone' : 'name'}`)}</Link>
              {done[step] && <span className="visually-hidden"> ({t('onboarding.done')})</span>}
              {step === next && <span className={classes['hint']}>{t(`onboarding.${step}.hint`)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
