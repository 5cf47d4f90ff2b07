import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { useSettingsMessages } from './messages/settings-messages.ts';
import { SettingsColumn } from './SettingsColumn.tsx';
import type { SettingsPage } from './settings-pages.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface SettingsFrameProps {
  readonly path: SettingsPage['path'];
  readonly children: ReactNode;
}

/** One page of the settings beside their list, with its title. */
export const SettingsFrame = ({ path, children }: SettingsFrameProps) => {
  const t = useSettingsMessages();
  return (
    <SettingsColumn>
      <PageTitle title={t(`settings.pages.${path}.title`)} subtitle={t(`settings.pages.${path}.hint`)} />
      <UnsavedChanges key={path}>{children}</UnsavedChanges>
    </SettingsColumn>
  );
};
