import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { KeyList } from './KeyList.tsx';

export default {
  name: 'api-keys',
  list: KeyList,
  recordRepresentation: (key: ApiKey) => key.name,
};
