import { ArchivePanel } from './ArchivePanel.tsx';
import { EndPanel } from './EndPanel.tsx';
import { LeaveMessages } from './messages/leave-messages.ts';

/** Everything of the business as one archive, and leaving. */
export const LeavePage = () => (
  <LeaveMessages>
    <ArchivePanel />
    <EndPanel />
  </LeaveMessages>
);
