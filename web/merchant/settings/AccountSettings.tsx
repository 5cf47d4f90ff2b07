import { EmailPanel, PasswordPanel } from '../profile/index.ts';
import { OwnName, TeamPlace } from '../team/index.ts';
import { useRights } from '../kit/portal/use-rights.ts';

/** Name, e-mail and password of the user; who does not manage the merchant sees the own role and the way out of the team. */
export const AccountSettings = () => {
  const holds = useRights();
  return (
    <>
      <OwnName />
      <EmailPanel />
      <PasswordPanel />
      {!holds('MANAGE_MERCHANT') && <TeamPlace />}
    </>
  );
};
