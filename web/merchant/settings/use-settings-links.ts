import type { MerchantRight } from '#contract/team/team-rights.ts';
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

/** What is set once and has a page outside the settings. */
const others = [
  ['items', 'coins', 'SEE'],
  ['team', 'person', 'MANAGE_MERCHANT'],
  ['account', 'bank', 'MANAGE_MERCHANT'],
  ['developers', 'code', 'MANAGE_MERCHANT'],
] as const satisfies readonly (readonly [string, IconName, MerchantRight])[];

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
  const isAccountNeeded = providerAccount?.isNeeded === true;
  const elsewhere = others
    .filter(([path, , right]) => holds(right) && (path !== 'account' || isAccountNeeded))
    .map(([path, icon]) => ({
      to: `${base}/${path}`,
      icon,
      title: t(`settings.links.${path}.title`),
      hint: t(`settings.links.${path}.hint`),
    }));
  return { own, elsewhere };
};
