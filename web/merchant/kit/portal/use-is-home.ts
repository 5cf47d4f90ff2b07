import { useLocation } from 'react-router-dom';
import { usePortal } from './portal.ts';

/** Whether the home page is open, which has the card of the next step. */
export const useIsHome = (): boolean => {
  const { pathname } = useLocation();
  const { base } = usePortal();
  return pathname.replace(/\/$/, '') === base;
};
