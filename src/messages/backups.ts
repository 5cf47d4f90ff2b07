/** Backups of the database. */
export const bg = {
  'backups.folder-not-empty': 'В папката вече има нещо; за всяко копие е нужна нова папка.',
  'backups.not-a-backup': 'В папката няма копие или то не е довършено.',
  'backups.damaged':
    'Копието е повредено: {file} липсва или не е това, което е записано. Нищо не е променено.',
  'backups.too-new': 'Копието е от по-нова версия на Plateno. Възстановете го с нея.',
  'backups.database-not-empty':
    'В базата вече има данни. Копието се възстановява само в празна база; нищо не е променено.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'backups.folder-not-empty': 'The folder is not empty; each backup needs a new one.',
  'backups.not-a-backup': 'There is no backup in the folder, or it was not finished.',
  'backups.damaged': 'The backup is damaged: {file} is missing or was changed. Nothing was changed.',
  'backups.too-new': 'The backup is of a newer version of Plateno. Restore it with that version.',
  'backups.database-not-empty':
    'The database already holds data. A backup is restored only into an empty one; nothing was changed.',
};
