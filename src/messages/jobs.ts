/** Background jobs. */
export const bg = {
  'jobs.not-found': 'Няма такава задача.',
  'jobs.not-failed': 'Само задача, която е изчерпала опитите си, може да се пусне отново.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'jobs.not-found': 'There is no such job.',
  'jobs.not-failed': 'Only a job that is out of retries can be retried.',
};
