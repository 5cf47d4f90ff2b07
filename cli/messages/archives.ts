/** Texts about archives of businesses. */
export const bg = {
  merchantsArchiveSummary:
    'Прави архив на всичко, което се пази за търговец; собствениците получават връзка. С файл го записва и там.',
  merchantsArchivesSummary: 'Показва архивите на търговци и докъде са стигнали.',
  archiveOutFlag: 'Прави архива веднага и го записва в този файл.',
  archiveBegun: 'Архив {id} се прави. Собствениците получават имейл, когато стане готов.',
  archiveStateFlag: 'Само в това състояние.',
  noArchives: 'Няма архиви.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  merchantsArchiveSummary:
    'Make an archive of all that is stored of a merchant; its owners get a link. With a file it is written there, too.',
  merchantsArchivesSummary: 'List the archives of merchants and how far they are.',
  archiveOutFlag: 'Make the archive at once and write it to this file.',
  archiveBegun: 'Archive {id} is being made. The owners get an email when it is ready.',
  archiveStateFlag: 'Only in this state.',
  noArchives: 'No archives.',
};
