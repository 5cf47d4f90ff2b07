/** Messages of the disputes module by code; placeholders in braces. */
export const bg = {
  'payments.dispute-not-found': 'Няма такова оспорване.',
  'payments.dispute-decided': 'Оспорването е приключено и не приема доказателства.',
  'payments.evidence-late': 'Срокът за доказателства изтече на {day}.',
  'payments.evidence-submitted': 'Банката вече има доказателствата по оспорването. Изпращат се само веднъж.',
  'payments.evidence-being-sent': 'Доказателствата се изпращат в момента. Опитайте пак след малко.',
  'payments.evidence-empty': 'Добавете поне един текст или документ.',
  'payments.evidence-too-large': 'Документите по едно оспорване могат да са най-много {megabytes} MB общо.',
  'payments.evidence-file-not-found': 'Няма такъв документ.',
  'payments.evidence.receipt': 'Документ № {number} е изпратен на {email} на {at} ч.',
  'fields.evidence-bytes': 'Файлът може да е най-много {megabytes} MB.',
  'fields.evidence-text': 'Текстовете могат да имат най-много {characters} знака общо.',
  'fields.evidence-type': 'Изберете PDF, JPEG или PNG.',
};

export const en: Record<keyof typeof bg, string> = {
  'payments.dispute-not-found': 'There is no such dispute.',
  'payments.dispute-decided': 'The dispute is decided and accepts no evidence.',
  'payments.evidence-late': 'The deadline for evidence passed on {day}.',
  'payments.evidence-submitted':
    'The bank has the evidence of the dispute already. It can be submitted once.',
  'payments.evidence-being-sent': 'The evidence is being sent. Try again in a moment.',
  'payments.evidence-empty': 'Add at least one text or document.',
  'payments.evidence-too-large': 'The documents of a dispute can have at most {megabytes} MB together.',
  'payments.evidence-file-not-found': 'There is no such document.',
  'payments.evidence.receipt': 'Document No. {number} was emailed to {email} on {at}.',
  'fields.evidence-bytes': 'The file can have at most {megabytes} MB.',
  'fields.evidence-text': 'The texts can have at most {characters} characters together.',
  'fields.evidence-type': 'Choose a PDF, JPEG or PNG file.',
};
