import type { OwnMembership } from '#contract/users/own-merchants.ts';
import { joined } from '../../shared/format/joined.ts';
import { Menu } from '../../shared/layout/Menu.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';
import { useOwnMerchants, useSwitching } from './use-switching.ts';

/** the choice of the merchant for a member of several; for others only the name. */
export const MerchantSwitcher = ({ name }: { name: string }) => (
  <TeamMessages>
    <Switcher name={name} />
  </TeamMessages>
);

const Switcher = ({ name }: { name: string }) => {
  const { data: merchants = [] } = useOwnMerchants();
  return merchants.length < 2 ? (
    <strong title={name}>{name}</strong>
  ) : (
    <Choice name={name} merchants={merchants} />
  );
};

const Choice = ({ name, merchants }: { name: string; merchants: readonly OwnMembership[] }) => {
  const t = useTeamMessages();
  const { press, isPending } = useSwitching();
  return (
    <Menu
      isWide
      busy={isPending}
      label={
        <>
          <span className="visually-hidden">{t('team.switcher.label', { name })}</span>
          <span aria-hidden="true">{name}</span>
          <Icon name="down" size={18} />
        </>
      }
      items={merchants.map(({ merchantId, businessName, role, isCurrent }) => ({
        key: String(merchantId),
        label: joined([businessName, t(`team.roles.${role}.name`)]),
        isChosen: isCurrent,
        onChoose: () => isCurrent || press(merchantId),
      }))}
    />
  );
};
