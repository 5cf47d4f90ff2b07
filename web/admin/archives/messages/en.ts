import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  archiveList: {
    subtitle:
      'All that is stored of a business, in one file: for those who leave, and for their accountants.',
    loadFailed: 'Failed to load the archives',
    empty: 'No archives yet',
    emptyHint: 'An owner makes one under Settings, Leaving.',
    none: 'No archive of this merchant yet',
    states: { MAKING: 'Being made', READY: 'Ready', EXPIRED: 'Deleted' },
    stuck: 'Cannot be made',
    parts: '{done} of {total} files',
    counting: 'Counting files',
    stuckAt: 'Fails at {file}; it is tried again',
    file: 'File',
    download: 'Download the archive',
    downloadFailed: 'The archive was not downloaded',
    size: '{size} MB',
    request: {
      open: 'Make an archive',
      title: 'Archive of {name}',
      text: 'All that is stored of the business is put into one file. Its owners get the link by email, for seven days.',
      submit: 'Make the archive',
      done: 'The archive is being made',
      failed: 'The archive was not begun',
    },
    imports: {
      title: 'Came from',
      none: 'This merchant came with no archive',
      counts: '{documents} documents, {customers} customers, {items} items',
    },
    foreign: {
      title: 'Documents issued elsewhere',
      none: 'No documents issued elsewhere',
      states: { OPEN: term.toBePaid, OVERDUE: 'Overdue', PAID: 'Paid', ANNULLED: 'Void' },
      otherProgram: 'Another program',
      pdf: term.pdf,
      ubl: 'UBL',
      fileFailed: 'The file was not downloaded',
    },
  },
} as const;
