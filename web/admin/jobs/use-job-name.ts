import { useMessages } from '../../shared/messages/use-messages.ts';
import { en } from '../kit/messages/en.ts';

type Known = keyof typeof en.admin.jobs.names;
const isKnown = (name: string): name is Known => Object.hasOwn(en.admin.jobs.names, name);

/** The translated name of a job; an unknown one keeps its code. */
export const useJobName = () => {
  const t = useMessages<typeof en>();
  return (code: string): string => (isKnown(code) ? t(`admin.jobs.names.${code}`) : code);
};
