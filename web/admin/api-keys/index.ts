import type { ApiKey } from '#contract/api-keys.ts';
import { KeyList } from './KeyList.tsx';

export default {
  name: 'api-keys',
  list: KeyList,
  recordRepresentation: (key: ApiKey) => key.name,
};
