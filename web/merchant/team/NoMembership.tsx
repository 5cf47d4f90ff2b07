import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { TeamMessages, useTeamMessages } from './messages/team-messages.ts';
import classes from './TeamPage.module.css';
import { useOwnMerchants, useSwitching } from './use-switching.ts';

/** what a person without a merchant sees instead of the portal's pages. */
export const NoMembership = () => (
  <TeamMessages>
    <Screen />
  </TeamMessages>
);

const Screen = () => {
  const t = useTeamMessages();
  const { data: merchants = [] } = useOwnMerchants();
  const { press, isPending } = useSwitching();
  return (
    <>
      <PageTitle title={t('team.none.title')} subtitle={t('team.none.text')} />
      {merchants.length > 0 && (
        <Panel title={t('team.none.choose')}>
          <div className={classes['choices']}>
            {merchants.map(({ merchantId, businessName }) => (
              <Button key={merchantId} busy={isPending} onClick={() => press(merchantId)}>
                {businessName}
              </Button>
            ))}
          </div>
        </Panel>
      )}
    </>
  );
};
