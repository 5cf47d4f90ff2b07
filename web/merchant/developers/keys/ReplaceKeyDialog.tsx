import { useQueryClient } from '@tanstack/react-query';
import { rotateApiKey, type ApiKey } from '#contract/integrations/api-keys.ts';
import { call } from '../../../shared/call.ts';
import { GraceDialog } from '../GraceDialog.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { keysKey } from './use-keys.ts';

const hours = ['0', '1', '24', '72', '168'] as const;

interface ReplaceKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Creates a key like this one, which then lives on for a while. */
export const ReplaceKeyDialog = ({ apiKey: { id, name }, onCreated, onClose }: ReplaceKeyDialogProps) => {
  const t = useDeveloperMessages();
  const client = useQueryClient();
  return (
    <GraceDialog
      title={t('developers.keys.replaceOf', { name })}
      text={t('developers.keys.rotate.text')}
      label={t('developers.keys.rotate.grace')}
      choices={hours.map((value) => ({ value, label: t(`developers.keys.rotate.hours.h${value}`) }))}
      submit={t('developers.keys.rotate.submit')}
      failed={t('developers.keys.rotate.failed')}
      action={async (graceHours) => {
        const { key } = await call(rotateApiKey, { params: { id }, body: { graceHours } });
        void client.invalidateQueries({ queryKey: keysKey });
        return key;
      }}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
};
