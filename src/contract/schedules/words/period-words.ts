/** Words of a line that each document of a recurring invoice fills in, by language. */
export const periodWords = {
  bg: { month: '{{месец}}', year: '{{година}}' },
  en: { month: '{{month}}', year: '{{year}}' },
} as const;
