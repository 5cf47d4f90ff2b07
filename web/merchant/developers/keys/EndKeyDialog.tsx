import { endApiKey, type ApiKey } from '#contract/integrations/api-keys.ts';
import { call } from '../../../shared/call.ts';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { keysKey } from './keys-key.ts';

/** Ends a key at once. */
export const EndKeyDialog = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const t = useDeveloperMessages();
  return (
    <ConfirmDialog
      title={t('developers.keys.endOf', { name })}
      text={t('developers.keys.ending.text')}
      submit={t('developers.keys.ending.submit')}
      send={() => call(endApiKey, { params: { id } })}
      done={t('developers.keys.ending.done', { name })}
      failed={t('developers.keys.ending.failed')}
      affects={[keysKey]}
      onClose={onClose}
    />
  );
};
