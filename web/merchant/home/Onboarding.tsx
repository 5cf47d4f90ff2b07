import { Link } from 'react-router-dom';
import type { OwnAccount } from '#contract/accounts.ts';
import type { Merchant } from '#contract/merchants.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useProviderAccount } from '../account/use-provider-account.ts';
import { usePortal } from '../portal.ts';
import { newest, useLinks, useMerchant, useTakings } from '../queries.ts';
import { hasTaxId, MissingTaxId } from '../MissingTaxId.tsx';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
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

/** Steps left until the first payment, derived from the merchant's data; later only a missing EIK. */
export const Onboarding = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  const { data: merchant } = useMerchant();
  const { data: takings } = useTakings();
  const { data: account } = useProviderAccount();
  const { data: links } = useLinks(newest(1, 'id'));
  if (!merchant || !takings || !links) return null;
  if (takings.succeededPayments > 0) return <MissingTaxId merchant={merchant} />;
  // Only an installation that pays merchants on accounts of their own has this step.
  const steps = allSteps.filter((step) => step !== 'account' || account?.isNeeded === true);
  const done = stepsDone(merchant, links.total, account);
  const next = steps.find((step) => !done[step]);
  const places: Readonly<Record<Step, string>> = {
    profile: `${base}/profile`,
    approved: `${base}/profile`,
    account: `${base}/account`,
    link: `${base}/links`,
    payment: `${base}/links`,
  };
  return (
    <Panel
      title={t('merchant.onboarding.title', { smart_count: steps.filter((step) => !done[step]).length })}
    >
      <ol className={classes['steps']}>
        {steps.map((step) => (
          <li key={step} aria-current={step === next ? 'step' : undefined}>
            <span className={done[step] ? classes['done'] : classes['mark']}>
              {done[step] && <Icon name="check" size={16} />}
            </span>
            <span>
              <Link to={places[step]}>
                {t(`merchant.onboarding.${step}.${done[step] ? 'nameDone' : 'name'}`)}
              </Link>
              {done[step] && <span className="visually-hidden"> ({t('merchant.onboarding.done')})</span>}
              {step === next && (
                <span className={classes['hint']}>{t(`merchant.onboarding.${step}.hint`)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
