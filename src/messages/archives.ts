/** Messages about the archive of a business. */
export const bg = {
  'archives.not-found': 'Няма такъв архив.',
  'archives.not-ready': 'Архивът още се прави. Ще получите имейл, когато стане готов.',
  'archives.gone': 'Файловете на този архив са изтрити. Поискайте нов от „Настройки“.',
  'archives.still-open':
    'Още има изплащания на път ({payouts}) и нерешени оспорвания ({disputes}). Потвърдете, че напускате въпреки тях.',
  'fields.other-business-name': 'Въведете името на бизнеса точно както е в профила.',
  'archives.left.subject': '{merchant} вече не работи с Plateno',
  'archives.left.text':
    'По ваше желание {merchant} напусна Plateno: линковете са отменени, повтарящите се фактури и оставените карти са прекратени, ключовете за API са спрени.',
  'archives.left.stays':
    'Документите остават и могат да се четат и изтеглят, докато законът изисква да се пазят. Изплащанията на път стигат до банката.',
  'archives.left.not-you': 'Ако не сте искали това, пишете ни веднага.',
  'archives.left.button': 'Виж архива',
  'archives.left.hint': 'Архивът и състоянието му:',
  'archives.mail.subject': 'Архивът на {merchant} е готов',
  'archives.mail.greeting': 'Здравейте,',
  'archives.mail.text':
    'Всичко, което пазим за {merchant}, е в един архив: документите като PDF и UBL, месеците, клиентите, артикулите и плащанията. Линкът важи до {date}.',
  'archives.mail.whose':
    'Който има линка, отваря целия архив. Не го препращайте. Ако не сте поискали архив, сменете паролата си и ни пишете.',
  'archives.mail.button': 'Изтегляне на архива',
  'archives.mail.hint': 'Адресът на архива:',
  'archives.mail.verify':
    'Програмата verify.mjs в архива проверява документите без Plateno: node verify.mjs.',
};

export const en: Record<keyof typeof bg, string> = {
  'archives.not-found': 'There is no such archive.',
  'archives.not-ready': 'The archive is still being made. You will get an email when it is ready.',
  'archives.gone': 'The files of this archive are deleted. Ask for a new one in Settings.',
  'archives.still-open':
    'Payouts are still on the way ({payouts}) and disputes not decided ({disputes}). Confirm that you leave all the same.',
  'fields.other-business-name': 'Type the name of the business exactly as it stands in the profile.',
  'archives.left.subject': '{merchant} has left Plateno',
  'archives.left.text':
    'As you asked, {merchant} has left Plateno: links are cancelled, recurring invoices and cards that stay have ended, API keys are revoked.',
  'archives.left.stays':
    'The documents stay and can be read and downloaded for as long as the law wants them kept. Payouts on the way reach the bank.',
  'archives.left.not-you': 'If you did not want this, write to us at once.',
  'archives.left.button': 'To the archive',
  'archives.left.hint': 'The archive and its state:',
  'archives.mail.subject': 'The archive of {merchant} is ready',
  'archives.mail.greeting': 'Hello,',
  'archives.mail.text':
    'All that we keep for {merchant} is in one archive: the documents as PDF and UBL, the months, customers, items and payments. The link works until {date}.',
  'archives.mail.whose':
    'A person with the link opens the whole archive. Do not pass it on. If you asked for no archive, change your password and write to us.',
  'archives.mail.button': 'Download the archive',
  'archives.mail.hint': 'The address of the archive:',
  'archives.mail.verify':
    'The program verify.mjs in the archive verifies the documents without Plateno: node verify.mjs.',
};
