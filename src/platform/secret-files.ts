import { readFileSync } from 'node:fs';
import { environment, variableNames } from './config-variables.ts';
import { variables } from './config-variables/variable.ts';

/** Variables that hold a secret, or a URL with a password; a container engine or systemd gives them as files. */
const secretVariables = variableNames.filter((name) => variables.get(environment.shape[name])?.isSecret);

type Read = Readonly<{ env: NodeJS.ProcessEnv; problems: readonly string[] }>;

/** The first line of the file; null when it cannot be read or is empty. */
const readSecret = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]! || null;
  } catch {
    return null;
  }
};

/**
 * Replaces `X_FILE` with `X`, the first line of that file. A file that cannot be read stays as `X_FILE`: reading
 * the result again finds the same problem.
 */
export const withSecretFiles = (variables: NodeJS.ProcessEnv): Read => {
  const env = { ...variables };
  const problems: string[] = [];
  for (const name of secretVariables) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    const secret = readSecret(file);
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set: keep one of them`);
    else if (secret === null) problems.push(`${name}_FILE: ${file} cannot be read or is empty`);
    else {
      env[name] = secret;
      delete env[`${name}_FILE`];
    }
  }
  return { env, problems };
};
