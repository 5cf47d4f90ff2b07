import { FactorsPanel } from '../../shared/factors/FactorsPanel.tsx';
import { SessionsPanel } from '../profile/SessionsPanel.tsx';

/** Second factors and sessions of the user. */
export const SecuritySettings = () => (
  <>
    <FactorsPanel />
    <SessionsPanel />
  </>
);
