import { saveFile } from './save-file.ts';
import type { ApiRequest } from './api-request.ts';
import { request } from './transport.ts';

type Options = Partial<ApiRequest> & Readonly<{ fallback?: string }>;

/**
 * Saves a file of the API with the server's name, else the fallback. @param path below `/api`
 * @throws ApiError
 */
export const download = async (
  path: string,
  { fallback = 'plateno', ...more }: Options = {},
): Promise<void> => {
  const response = await request({ method: 'GET', path, accept: '*/*', ...more });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  saveFile(await response.blob(), name ?? fallback);
};
