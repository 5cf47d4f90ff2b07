import { isGuessable } from './config-risks.ts';
import { environment, variableNames, type Environment, type VariableName } from './config-variables.ts';
import { splitSecrets } from './config-variables/security-variables.ts';
import { variables } from './config-variables/variable.ts';

/** What the variable is for, and an example. */
const aboutVariable = (name: VariableName): string => {
  const { description, example } = variables.get(environment.shape[name])!;
  return ` (${description}, such as ${example})`;
};

const shapeProblem = (
  name: VariableName,
  given: string | undefined,
  issues: readonly { message: string }[],
): string => {
  const fault = given === undefined ? 'is missing' : issues.map(({ message }) => message).join('; ');
  return `${name}: ${fault}${aboutVariable(name)}`;
};

type Partly = Readonly<{ values: Partial<Environment>; problems: readonly string[] }>;

/** Each variable is parsed by itself: a wrong one does not hide the problems of the others. */
const readEach = (given: NodeJS.ProcessEnv): Partly => {
  const values: Partial<Record<VariableName, unknown>> = {};
  const problems: string[] = [];
  for (const name of variableNames) {
    const schema = environment.shape[name];
    const parsed = schema.safeParse(given[name]);
    // A secret whose file cannot be read is reported with the file.
    const isReported = variables.get(schema)!.isSecret === true && given[`${name}_FILE`] !== undefined;
    if (parsed.success) values[name] = parsed.data;
    else if (!isReported) problems.push(shapeProblem(name, given[name], parsed.error.issues));
  }
  return { values: values as Partial<Environment>, problems };
};

const guessable =
  'has too few different characters or repeats itself: make one with `openssl rand -base64 48`';

/** What production refuses (security requirements). */
const productionProblems = (env: Partial<Environment>, given: NodeJS.ProcessEnv): string[] => {
  const { PUBLIC_URL: publicUrl, SESSION_SECRET: sessions = '', PASSWORD_PEPPER: pepper = '' } = env;
  const findings: readonly (readonly [boolean, string])[] = [
    [
      /^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY is a test key: give the live one (sk_live_…)',
    ],
    [
      env.STRIPE_ROUTING === 'direct' && (env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '') === '',
      'STRIPE_CONNECT_WEBHOOK_SECRET is missing: STRIPE_ROUTING=direct needs the endpoint for connected accounts',
    ],
    [given['PUBLIC_URL'] === undefined, `PUBLIC_URL: is missing${aboutVariable('PUBLIC_URL')}`],
    [
      publicUrl !== undefined && !publicUrl.startsWith('https://'),
      'PUBLIC_URL must be https, such as https://pay.example.com',
    ],
    [given['SEED'] === 'demo', 'SEED=demo is for development: leave SEED out'],
    [sessions.includes('development-'), 'SESSION_SECRET is a development secret'],
    [pepper.startsWith('development-'), 'PASSWORD_PEPPER is a development secret'],
    [
      pepper !== '' && pepper === env.PASSWORD_PEPPER_PREVIOUS,
      'PASSWORD_PEPPER_PREVIOUS is the value of PASSWORD_PEPPER: give the one that it replaces, or none',
    ],
    [sessions !== '' && splitSecrets(sessions).some(isGuessable), `SESSION_SECRET ${guessable}`],
    [pepper !== '' && isGuessable(pepper), `PASSWORD_PEPPER ${guessable}`],
    [
      splitSecrets(env.SECRETS_KEY ?? '').some((key) => key !== '' && isGuessable(key)),
      'SECRETS_KEY has too few different characters or repeats itself: make one with `openssl rand -base64 32`',
    ],
    [
      env.RATE_LIMITS === 'off',
      'RATE_LIMITS=off is for measurements: passwords could be tried without limit',
    ],
  ];
  return findings.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
};

/**
 * All problems of the environment, one message each: missing variables with their meaning and an example, wrong
 * values, and what production refuses. Values are not repeated, because some are secrets.
 */
export const configProblems = (given: NodeJS.ProcessEnv): string[] => {
  const { values, problems } = readEach(given);
  const isProduction = given['NODE_ENV'] === 'production';
  return [...problems, ...(isProduction ? productionProblems(values, given) : [])];
};
