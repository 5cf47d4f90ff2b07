import { request, type ApiRequest } from './call.ts';
import { fileNameOf, saveFile } from './save-file.ts';

interface DownloadOptions extends Pick<ApiRequest, 'accept' | 'limitMs'> {
  /** The name of the file when the server gives none. */
  readonly name?: string;
}

/** Fetches a file of the API, by its path below `/api`, and saves it. @throws ApiError */
export const download = async (
  path: string,
  { accept = '*/*', name = 'plateno', limitMs }: DownloadOptions = {},
): Promise<void> => {
  const response = await request({ method: 'GET', path, accept, ...(limitMs !== undefined && { limitMs }) });
  saveFile(await response.blob(), fileNameOf(response, name));
};
