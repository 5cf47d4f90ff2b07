/** Reports of merchants. */
export const bg = {
  'fields.period-to-come': 'Този период още не е започнал.',
  'exports.report-customers': 'Оборот по клиенти',
  'exports.report-items': 'Оборот по артикули',
  'exports.report-item': 'Артикул',
  'exports.report-takings': 'Оборот в евро',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'fields.period-to-come': 'This period has not begun yet.',
  'exports.report-customers': 'Turnover by customer',
  'exports.report-items': 'Turnover by item',
  'exports.report-item': 'Item',
  'exports.report-takings': 'Turnover in euro',
};
