/** Texts about archives of other installations. */
export const bg = {
  merchantsImportSummary:
    'Внася архив на друга инсталация като нов търговец; поредицата на документите продължава.',
  importFileArgument: 'ZIP архивът, както е изтеглен.',
  importOwnerFlag: 'Имейл на собственика, когото да покани; по подразбиране имейлът на бизнеса.',
  importKeyFlag:
    'SHA-256 на ключа, с който архивът трябва да е подписан; може няколко. Без него се приема всеки ключ.',
  archiveFrom: 'от {installation}, търговец {merchantNumber}, направен на {madeAt}',
  archiveImported: 'Търговец {id} е внесен: {businessName} ({from}). Собственикът {owner} получава покана.',
  archiveWould: 'Ще бъде внесен: {businessName} ({from}). Собственикът {owner} ще получи покана.',
  archiveKnown: 'Този архив вече е внесен като търговец {id}. Нищо не е променено.',
  archiveHolds: 'Стари документи: {documents}, клиенти: {customers}, артикули: {items}.',
  archiveBrings: 'Идват и: {parts}.',
  archiveColor: 'цвят {color}',
  archiveLogo: 'лого',
  archivePage: 'публична страница (изключена)',
  archiveRegistrations: 'регистрации по ДДС с дни: {count}',
  archiveNext: 'Следващ номер на документ: {number}. Той продължава {hash}.',
  archiveFirst: 'Няма документи: поредицата започва от {number}.',
  archiveKeys:
    'Подписани краища на веригата: {anchors}, до документ {upTo}, ключ {keys}. Сравнете ключа с този на {installation}/api/documents/keys.',
  archiveUnsigned: 'Архивът няма подписани краища на веригата: само хешовете доказват документите.',
  archiveStays:
    'Не се пренасят: потребители и пароли, ключове за API и webhook адреси, оставени карти, линкове, плащания и изплащания, проформи и повтарящи се фактури, банкови сметки за извлечения, избор на известия, план. Те остават в архива, доколкото ги има там.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  merchantsImportSummary:
    'Import an archive of another installation as a new merchant; the series of its documents goes on.',
  importFileArgument: 'The ZIP archive as it was downloaded.',
  importOwnerFlag: 'Email address of the owner to invite; that of the business by default.',
  importKeyFlag:
    'SHA-256 of the key that must have signed the archive; several are possible. Without it any key is accepted.',
  archiveFrom: 'from {installation}, merchant {merchantNumber}, made at {madeAt}',
  archiveImported:
    'Merchant {id} is imported: {businessName} ({from}). The owner {owner} gets an invitation.',
  archiveWould: 'Would be imported: {businessName} ({from}). The owner {owner} would get an invitation.',
  archiveKnown: 'This archive was imported before as merchant {id}. Nothing has changed.',
  archiveHolds: 'Old documents: {documents}, customers: {customers}, items: {items}.',
  archiveBrings: 'Also brought: {parts}.',
  archiveColor: 'colour {color}',
  archiveLogo: 'logo',
  archivePage: 'public page (off)',
  archiveRegistrations: 'VAT registrations with their days: {count}',
  archiveNext: 'The next number of a document: {number}. It follows {hash}.',
  archiveFirst: 'No documents: the series begins with {number}.',
  archiveKeys:
    'Signed ends of the chain: {anchors}, up to document {upTo}, key {keys}. Compare the key with the one at {installation}/api/documents/keys.',
  archiveUnsigned: 'The archive has no signed ends of its chain: only the hashes prove the documents.',
  archiveStays:
    'Not moved: users and passwords, API keys and webhook endpoints, kept cards, links, payments and payouts, proformas and recurring invoices, bank accounts with statements, choices of notifications, plan. They stay in the archive as far as it has them.',
};
