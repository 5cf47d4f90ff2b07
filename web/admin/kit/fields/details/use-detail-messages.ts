import { formatDate, formatDateTime } from '../../../../shared/format/format-date.ts';
import { useLanguage } from '../../../../shared/messages/language.ts';
import { useMessages } from '../../../../shared/messages/use-messages.ts';
import { formatMonth } from '../month.ts';
import { en } from '../../messages/en.ts';
import { en as shared } from '../../../../shared/messages/en.ts';
import { groupsOf } from './value-groups.ts';
import type { Value } from './read-details.ts';

/** What details belong to: codes such as PENDING have another text in each. */
export interface DetailsContext {
  /** Of an audit entry. */
  readonly action?: string;
  /** The resource of an exported list, for its filters. */
  readonly list?: string;
}

const messages: object = { ...en, ...shared };
const { names } = en.admin.details;

/** Whether the path, of which the last key may contain dots, leads to a message. */
const isMessage = (group: string, key: string): boolean => {
  const found = group
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], messages);
  return (
    typeof found === 'object' && found !== null && typeof (found as Record<string, unknown>)[key] === 'string'
  );
};

const instant = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;

/** Translated names and codes of stored values; unknown ones are shown as stored. */
export const useDetailMessages = ({ action = '', list }: DetailsContext = {}) => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const read = (group: string, key: string) => t(`${group}.${key}` as Parameters<typeof t>[0]);
  const nameOf = (name: string): string => {
    if (Object.hasOwn(names, name)) return t(`admin.details.names.${name as keyof typeof names}`);
    const group = [`resources.${list}.fields`, 'resources.merchants.fields', 'resources.users.fields'].find(
      (one) => isMessage(one, name),
    );
    return group === undefined ? name : read(group, name);
  };
  const valueOf = ({ name, value }: Value): string => {
    const group = groupsOf({ name, action, list }).find((one) => isMessage(one, value));
    if (group !== undefined) return read(group, value);
    if (month.test(value)) return formatMonth(value, language);
    if (day.test(value)) return formatDate(value);
    return instant.test(value) ? formatDateTime(value) : value;
  };
  return { t, nameOf, valueOf };
};
