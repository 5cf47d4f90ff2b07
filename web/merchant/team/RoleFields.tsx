import { useWatch } from 'react-hook-form';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { useTeamMessages } from './messages/team-messages.ts';
import type { RoleName } from './role-name.ts';

interface RoleFieldsProps {
  readonly label: string;
  readonly roles: readonly RoleName[];
}

/** The choice of a role with what it may do, and the limit of a MANAGER. */
export const RoleFields = ({ label, roles }: RoleFieldsProps) => {
  const t = useTeamMessages();
  const role = useWatch({ name: 'role' }) as RoleName;
  return (
    <>
      <SelectInput
        name="role"
        label={label}
        required
        help={t(`team.roles.${role}.may`)}
        choices={roles.map((value) => ({ value, label: t(`team.roles.${value}.name`) }))}
      />
      {role === 'MANAGER' && (
        <AmountInput
          name="refundLimit"
          label={t('team.form.limit')}
          help={t('team.form.limitHelp')}
          currency="EUR"
          required
        />
      )}
    </>
  );
};
