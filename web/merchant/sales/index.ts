export { SaleLines } from './SaleLines.tsx';
export { KeptCard } from './schedules/KeptCard.tsx';
export { ScheduleMessages, useScheduleMessages } from './schedules/messages/schedule-messages.ts';
export { ScheduleChip } from './schedules/ScheduleChip.tsx';
export {
  scheduleQueries,
  useNext,
  useRhythm,
  useSchedule,
  useScheduleFigures,
} from './schedules/use-schedules.ts';
export { ProformaMessages, useProformaMessages } from './proformas/messages/proforma-messages.ts';
export { ProformaChip } from './proformas/ProformaChip.tsx';
export { proformaQueries, useProforma } from './proformas/use-proformas.ts';
