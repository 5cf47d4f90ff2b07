import { hideRefusedStorage } from '../shared/hide-refused-storage.ts';

/** In a chunk of its own, which the first script of every page need not carry. */
export const openBackOffice = () => {
  // react-admin does not load where the storage may not be read.
  hideRefusedStorage();
  return import('../admin/shell/AdminArea.tsx');
};
