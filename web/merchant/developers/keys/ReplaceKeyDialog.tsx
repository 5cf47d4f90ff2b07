import { rotateApiKey, type ApiKey } from '#contract/integrations/api-keys.ts';
import { call } from '../../../shared/call.ts';
import { GraceDialog } from '../GraceDialog.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { keysKey } from './keys-key.ts';

const hours = ['0', '1', '24', '72', '168'] as const;

interface ReplaceKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Creates a key like this one, which then lives on for a while. */
export const ReplaceKeyDialog = ({ apiKey: { id, name }, onCreated, onClose }: ReplaceKeyDialogProps) => {
  const t = useDeveloperMessages();
  return (
    <GraceDialog
      title={t('developers.keys.replaceOf', { name })}
      text={t('developers.keys.rotate.text')}
      label={t('developers.keys.rotate.grace')}
      choices={hours.map((value) => ({ value, label: t(`developers.keys.rotate.hours.h${value}`) }))}
      schema={rotateApiKey.body}
      submit={t('developers.keys.rotate.submit')}
      send={(body) => call(rotateApiKey, { params: { id }, body })}
      failed={t('developers.keys.rotate.failed')}
      affects={[keysKey]}
      onDone={({ key }) => onCreated(key)}
      onClose={onClose}
    />
  );
};
