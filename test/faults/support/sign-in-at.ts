import type { Session } from '#contract/users/users.ts';
import { accepted, apiClient, type ApiClient } from '#test/support/application/api-client.ts';
import { password } from '#test/support/application/build.ts';

/** Signs in at that server, by its own clock. */
export const signInAt = async (url: string, username: string): Promise<ApiClient> => {
  const { token } = accepted(await apiClient(url).post<Session>('/auth/login', { username, password }));
  return apiClient(url, token);
};
