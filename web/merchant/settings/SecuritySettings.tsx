import { FactorsPanel } from '../../shared/factors/FactorsPanel.tsx';
import { SessionsPanel } from '../profile/index.ts';

/** Second factors and sessions of the user. */
export const SecuritySettings = () => (
  <>
    <FactorsPanel />
    <SessionsPanel />
  </>
);
