import { planHas, planPrices, plansWith, type Plan } from '#contract/merchants/plans.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { useSettingsMessages } from './messages/settings-messages.ts';
import { OfMerchant } from './OfMerchant.tsx';

/** The plan of the business: what it costs, what it leaves out, and the way to another one. */
export const PlanSettings = () => <OfMerchant>{({ plan }) => <OwnPlan plan={plan} />}</OfMerchant>;

const OwnPlan = ({ plan }: { plan: Plan }) => {
  const t = useSettingsMessages();
  const language = useLanguage();
  const { euro } = planPrices[plan];
  const [first] = plansWith('reminders');
  return (
    <Panel title={t('settings.plan.own', { plan: t(`shared.plan.${plan}`) })}>
      <p>
        {euro === 0
          ? t('settings.plan.free')
          : t('settings.plan.price', { amount: formatMoney(fromMinor(euro), 'EUR', language) })}
      </p>
      <p>
        {planHas(plan, 'reminders')
          ? t('settings.plan.withReminders')
          : t('settings.plan.withoutReminders', { plan: t(`shared.plan.${first!}`) })}
      </p>
      <p>{t('settings.plan.change')}</p>
      <ButtonLink to="/pricing">{t('settings.plan.all')}</ButtonLink>
    </Panel>
  );
};
