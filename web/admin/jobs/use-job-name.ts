import { useWords } from '../../shared/words/use-words.ts';
import { en } from '../words/en.ts';

type Known = keyof typeof en.admin.jobs.names;
const isKnown = (name: string): name is Known => Object.hasOwn(en.admin.jobs.names, name);

/** What a job does, in words; one that only a former version knew keeps its code. */
export const useJobName = () => {
  const t = useWords<typeof en>();
  return (code: string): string => (isKnown(code) ? t(`admin.jobs.names.${code}`) : code);
};
