import type { IconName } from '../../shared/icons/Icon.tsx';
import { useProviderAccount } from '../account/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useSettingsMessages } from './messages/settings-messages.ts';
import { settingsPages } from './settings-pages.ts';

/** An entry of the navigation. */
export type SettingsLink = Readonly<{ to: string; icon: IconName; title: string; hint: string }>;

/** The pages of the settings that the user's role may open. */
const useOpenPages = () => {
  const holds = useRights();
  return settingsPages.filter(({ right }) => right === null || holds(right));
};

/** The pages of the settings, and the pages of the portal that belong to them. */
export const useSettingsLinks = (): Readonly<{ own: SettingsLink[]; elsewhere: SettingsLink[] }> => {
  const t = useSettingsMessages();
  const { base } = usePortal();
  const holds = useRights();
  const { data: providerAccount } = useProviderAccount();
  const own = useOpenPages().map(({ path, icon }) => ({
    to: `${base}/settings/${path}`,
    icon,
    title: t(`settings.pages.${path}.title`),
    hint: t(`settings.pages.${path}.hint`),
  }));
  if (!holds('MANAGE_MERCHANT')) return { own, elsewhere: [] };
  const link = (path: 'team' | 'account' | 'developers', icon: IconName): SettingsLink => ({
    to: `${base}/${path}`,
    icon,
    title: t(`settings.links.${path}.title`),
    hint: t(`settings.links.${path}.hint`),
  });
  return {
    own,
    elsewhere: [
      link('team', 'person'),
      ...(providerAccount?.isNeeded === true ? [link('account', 'coins')] : []),
      link('developers', 'code'),
    ],
  };
};
