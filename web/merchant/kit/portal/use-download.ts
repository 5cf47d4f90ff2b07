import { download } from '../../../shared/download.ts';
import { useAction } from '../../../shared/form/use-sending.ts';

/** Saves a file of the API by its path; a toast says why not. @param limitMs see `ApiRequest` */
export const useDownload = (failed: string, limitMs?: number) =>
  useAction({
    send: (path: string) => download(path, limitMs === undefined ? {} : { limitMs }),
    failed,
  });
