import { Loading } from '../../shared/state/Loading.tsx';
import { ArchivePanel } from './ArchivePanel.tsx';
import { EndPanel } from './EndPanel.tsx';
import { LeaveMessages } from './messages/leave-messages.ts';
import { useArchives } from './use-archives.ts';

/** Everything of the business as one archive, and leaving: below archives that are known, so that nothing moves. */
export const LeavePage = () => (
  <LeaveMessages>{useArchives().isPending ? <Loading /> : <Panels />}</LeaveMessages>
);

const Panels = () => (
  <>
    <ArchivePanel />
    <EndPanel />
  </>
);
