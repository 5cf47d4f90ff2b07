import { useSession } from '../../../shared/session.ts';
import { mayDo } from './rights.ts';

type Asked = Parameters<typeof mayDo> extends [unknown, ...infer Rest] ? Rest : never;

/** Whether the current role is offered an action: `useMay()('retry', 'jobs')`. */
export const useMay = () => {
  const role = useSession()?.role;
  return (...asked: Asked): boolean => role !== undefined && mayDo(role, ...asked);
};
