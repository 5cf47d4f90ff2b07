/** Messages about the archive of a business. */
export const bg = {
  'archives.not-found': 'Няма такъв архив.',
  'archives.not-ready': 'Архивът още се прави. Ще получите имейл, когато стане готов.',
  'archives.gone': 'Файловете на този архив са изтрити. Поискайте нов от „Настройки“.',
  'archives.mail.subject': 'Архивът на {merchant} е готов',
  'archives.mail.greeting': 'Здравейте,',
  'archives.mail.text':
    'Всичко, което пазим за {merchant}, е в един архив: документите като PDF и UBL, месеците, клиентите, артикулите и плащанията. Връзката важи до {date}.',
  'archives.mail.whose':
    'Който има връзката, отваря целия архив. Не я препращайте. Ако не сте поискали архив, сменете паролата си и ни пишете.',
  'archives.mail.button': 'Изтегляне на архива',
  'archives.mail.hint': 'Адресът на архива:',
  'archives.mail.verify':
    'Програмата verify.mjs в архива проверява документите без Plateno: node verify.mjs.',
};

export const en: Record<keyof typeof bg, string> = {
  'archives.not-found': 'There is no such archive.',
  'archives.not-ready': 'The archive is still being made. You will get an email when it is ready.',
  'archives.gone': 'The files of this archive are deleted. Ask for a new one in Settings.',
  'archives.mail.subject': 'The archive of {merchant} is ready',
  'archives.mail.greeting': 'Hello,',
  'archives.mail.text':
    'All that we keep for {merchant} is in one archive: the documents as PDF and UBL, the months, customers, items and payments. The link works until {date}.',
  'archives.mail.whose':
    'Whoever has the link opens the whole archive. Do not pass it on. If you asked for no archive, change your password and write to us.',
  'archives.mail.button': 'Download the archive',
  'archives.mail.hint': 'The address of the archive:',
  'archives.mail.verify':
    'The program verify.mjs in the archive verifies the documents without Plateno: node verify.mjs.',
};
