import { CheckGroups } from '../CheckGroups.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { choosableTypes, eventObjects, objectOf } from './endpoint-values.ts';
import { useEventTypes } from './use-endpoints.ts';

/** The types of events by what they are about; the catalogue explains each. */
export const TypeChoice = () => {
  const t = useDeveloperMessages();
  const { data } = useEventTypes();
  const textOf = (type: string): string | undefined => data?.find((each) => each.type === type)?.description;
  const groups = eventObjects
    .map((object) => ({
      name: t(`developers.events.objects.${object}`),
      checks: choosableTypes
        .filter((type) => objectOf(type) === object)
        .map((type) => {
          const text = textOf(type);
          return { value: type, name: <code>{type}</code>, ...(text === undefined ? {} : { text }) };
        }),
    }))
    .filter(({ checks }) => checks.length > 0);
  return (
    <CheckGroups
      name="types"
      label={t('developers.webhooks.events')}
      groups={groups}
      required={t('developers.webhooks.form.chooseOne')}
    />
  );
};
