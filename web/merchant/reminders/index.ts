export { PauseButton } from './PauseButton.tsx';
export { ReminderLines } from './ReminderLines.tsx';
export { useReminders } from './use-reminders.ts';
