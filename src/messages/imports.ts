/** Messages about merchants and documents that come from elsewhere. */
export const bg = {
  'imports.no-archive': 'Файлът не е ZIP архив или е прекъснат.',
  'imports.too-large': 'Архивът се разархивира до повече, отколкото един бизнес може да има: {path}.',
  'imports.path-outside': 'Архивът има файл с недопустим път: {path}.',
  'imports.no-plain-file': 'Архивът има нещо, което не е обикновен файл: {path}.',
  'imports.repeated-path': 'Архивът има един файл два пъти: {path}.',
  'imports.altered': 'Файлът {path} липсва, променен е или го няма в manifest.sha256.',
  'imports.other-format': 'Архивът е във формат {format}, който тази версия не чете.',
  'imports.broken-chain':
    'Веригата на документите е променена или прекъсната. Проверете архива с verify.mjs.',
  'imports.false-anchor':
    'Подписаните краища на веригата не отговарят на документите или на ключа. Проверете архива с verify.mjs.',
  'imports.other-key': 'Архивът не е подписан с очаквания ключ, а с: {keys}.',
  'imports.wrong-content': 'Файлът {path} не е написан, както форматът изисква.',
  'imports.documents-ahead': 'Последният документ е с дата {day}, която още не е дошла.',
  'imports.merchant-has-come':
    'Този бизнес вече е внесен от друг архив (търговец {merchantId}). Архив се внася веднъж.',
  'imports.own-archive':
    'Архивът е направен от тази инсталация и бизнесът още е тук (търговец {merchantId}).',
  'imports.document-not-found': 'Няма такъв стар документ.',
  'imports.no-file': 'Този документ е дошъл без файл.',
};

export const en: Record<keyof typeof bg, string> = {
  'imports.no-archive': 'The file is no ZIP archive, or is cut off.',
  'imports.too-large': 'The archive unpacks to more than a business can have: {path}.',
  'imports.path-outside': 'The archive has a file with a path that is not allowed: {path}.',
  'imports.no-plain-file': 'The archive has something that is no plain file: {path}.',
  'imports.repeated-path': 'The archive has one file twice: {path}.',
  'imports.altered': 'The file {path} is missing, was changed, or is not in manifest.sha256.',
  'imports.other-format': 'The archive has format {format}, which this release does not read.',
  'imports.broken-chain':
    'The chain of the documents was changed or interrupted. Verify the archive with verify.mjs.',
  'imports.false-anchor':
    'The signed ends of the chain do not fit the documents or the key. Verify the archive with verify.mjs.',
  'imports.other-key': 'The archive is not signed with the expected key but with: {keys}.',
  'imports.wrong-content': 'The file {path} is not written as the format says.',
  'imports.documents-ahead': 'The last document is dated {day}, a day that has not come.',
  'imports.merchant-has-come':
    'This business has come with another archive already (merchant {merchantId}). An archive is imported once.',
  'imports.own-archive':
    'This installation has made the archive, and the business is still here (merchant {merchantId}).',
  'imports.document-not-found': 'There is no such old document.',
  'imports.no-file': 'This document came without a file.',
};
