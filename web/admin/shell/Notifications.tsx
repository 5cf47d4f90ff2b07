import { Notification } from 'react-admin';
import { toastDurationMs } from '../../shared/state/toast-duration.ts';

/** react-admin's notifications with the duration of all toasts. */
export const Notifications = () => <Notification autoHideDuration={toastDurationMs} />;
