import { Notification } from 'react-admin';
import { toastDurationMs } from '../../shared/state/toast-duration.ts';

/** react-admin's notices, as long on screen as every other toast. */
export const Notices = () => <Notification autoHideDuration={toastDurationMs} />;
