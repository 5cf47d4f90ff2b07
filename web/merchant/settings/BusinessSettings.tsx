import type { Merchant } from '#contract/merchants/merchants.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { StatusChip } from '../../shared/StatusChip.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { hasTaxId } from '../kit/form/MissingTaxId.tsx';
import { ProfileForm } from '../profile/index.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import classes from './Settings.module.css';
import { useSettingsMessages } from './messages/settings-messages.ts';
import { OfMerchant } from './OfMerchant.tsx';

/** Name, contact, address and number of the business. */
export const BusinessSettings = () => (
  <OfMerchant>
    {(merchant) => (
      <>
        <RefusedEmail />
        {!hasTaxId(merchant) && <NoTaxId />}
        <ProfileForm merchant={merchant} />
        <Facts merchant={merchant} />
      </>
    )}
  </OfMerchant>
);

const RefusedEmail = () => {
  const t = useSettingsMessages();
  const email = useMerchant().data?.refusedEmail;
  if (email === undefined) return null;
  return <Banner tone="error">{t('merchant.account.refusedEmail', { email })}</Banner>;
};

const NoTaxId = () => {
  const t = useSettingsMessages();
  return <Banner tone="warning">{t('merchant.noTaxId.text')}</Banner>;
};

const Facts = ({ merchant }: { merchant: Merchant }) => {
  const t = useSettingsMessages();
  return (
    <dl className={classes['facts']}>
      <dt>{t('merchant.profile.status')}</dt>
      <dd>
        <StatusChip owner="merchant" status={merchant.status} />
      </dd>
      <dt>{t('merchant.profile.since')}</dt>
      <dd>{formatDate(merchant.createdAt)}</dd>
    </dl>
  );
};
