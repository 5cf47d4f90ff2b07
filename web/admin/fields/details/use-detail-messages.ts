import { formatDate, formatDateTime } from '../../../shared/format/format-date.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { en } from '../../messages/en.ts';
import { en as shared } from '../../../shared/messages/en.ts';

const { names, values } = en.admin.details;
const { fields: ofMerchants } = en.resources.merchants;
const { fields: ofUsers } = en.resources.users;
const { plan, role, status } = shared.shared;
const { teamRole } = en.admin.users;

const has = <W extends object>(messages: W, name: string): name is keyof W & string =>
  Object.hasOwn(messages, name);
const instant = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Translated names and codes of stored values; unknown ones are shown as stored. */
export const useDetailMessages = () => {
  const t = useMessages<typeof en>();
  const nameOf = (name: string): string => (has(names, name) ? t(`admin.details.names.${name}`) : name);
  const valueOf = (value: string): string => {
    if (has(values, value)) return t(`admin.details.values.${value}`);
    if (has(status.merchant, value)) return t(`shared.status.merchant.${value}`);
    if (has(plan, value)) return t(`shared.plan.${value}`);
    if (has(role, value)) return t(`shared.role.${value}`);
    if (has(teamRole, value)) return t(`admin.users.teamRole.${value}`);
    if (has(ofMerchants, value)) return t(`resources.merchants.fields.${value}`);
    if (has(ofUsers, value)) return t(`resources.users.fields.${value}`);
    if (day.test(value)) return formatDate(value);
    return instant.test(value) ? formatDateTime(value) : value;
  };
  return { nameOf, valueOf };
};
