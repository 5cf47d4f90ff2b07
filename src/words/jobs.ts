/** Work in the background. */
export const bg = {
  'jobs.not-found': 'Няма такава задача.',
  'jobs.not-failed': 'Само задача, която е изчерпала опитите си, може да се опита отново.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'jobs.not-found': 'There is no such job.',
  'jobs.not-failed': 'Only a job that has used up its tries can be tried again.',
};
