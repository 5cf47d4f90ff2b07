/** Texts about invoices that repeat. */
export const bg = {
  topicSchedules: 'Повтарящи се фактури и таксуването на карти по тях.',
  schedulesListSummary: 'Показва повтарящите се фактури на всички търговци или на един.',
  schedulesShowSummary: 'Показва повтаряща се фактура с периодите ѝ.',
  schedulesRunSummary: 'Издава или предлага документите, чийто ден е дошъл, както задачата всеки час.',
  scheduleStateFlag: 'Само в това състояние.',
  scheduleWaitsFlag: 'Само с периоди, които чакат човек.',
  scheduleNowFlag: 'И преди осем часа сутринта в София.',
  noSchedules: 'Няма повтарящи се фактури.',
  noSchedulesDue: 'Няма документи за днес.',
  schedulesRan: 'Документи: {documents}. Пропуснати периоди: {missed}. Неуспели: {failed}.',
  schedulesWouldRun:
    'Проба, нищо не е записано. Документи: {documents}. Пропуснати периоди: {missed}. Неуспели: {failed}.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicSchedules: 'Recurring invoices and the charges of cards for them.',
  schedulesListSummary: 'List recurring invoices of all merchants or of one.',
  schedulesShowSummary: 'Show a recurring invoice with its periods.',
  schedulesRunSummary: 'Issue or propose the documents whose day has come, as the hourly job does.',
  scheduleStateFlag: 'Only in this state.',
  scheduleWaitsFlag: 'Only with periods that wait for a person.',
  scheduleNowFlag: 'Before eight in the morning in Sofia, too.',
  noSchedules: 'No recurring invoices.',
  noSchedulesDue: 'No documents are due.',
  schedulesRan: 'Documents: {documents}. Missed periods: {missed}. Failed: {failed}.',
  schedulesWouldRun:
    'Dry run, nothing stored. Documents: {documents}. Missed periods: {missed}. Failed: {failed}.',
};
