import { Errors, Flags } from '@oclif/core';
import { PlatenoCommand } from './command.ts';
import { cliLanguage, fill, messages } from './messages.ts';
import { ApiRefusal, type RemoteApi } from './remote-api.ts';

const isWebUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** A flag whose value is a URL of the web. */
export const urlFlag = Flags.custom<string>({
  helpValue: '<url>',
  parse: async (given) => {
    if (!isWebUrl(given)) throw new Errors.CLIError(fill(messages.urlWrong, { given }), { exit: 2 });
    return given;
  },
});

export const installationFlag = urlFlag({ summary: messages.installationFlag });

/** Where `npm start` serves. */
const localUrl = 'http://localhost:8080';

/** Base of commands that call an installation over HTTP with `PLATENO_API_KEY`: they need no database. */
export abstract class ApiKeyCommand extends PlatenoCommand {
  /** @throws usage failure without a key */
  protected remoteApi(url: string | undefined): RemoteApi {
    const { PLATENO_API_KEY: key, PLATENO_URL: known = localUrl } = process.env;
    if (key === undefined || key === '') this.error(messages.apiKeyNeeded, { exit: 2 });
    return { url: url ?? known, key, language: cliLanguage };
  }

  /** The refusal of the installation is the command's. */
  protected override async catch(error: Error & { exitCode?: number }): Promise<unknown> {
    if (!(error instanceof ApiRefusal)) return super.catch(error);
    if (this.jsonEnabled()) this.logJson({ error: { message: error.message } });
    else this.logToStderr(error.message);
    return this.exit([401, 403].includes(error.status) ? 4 : error.status === 409 ? 5 : 1);
  }
}
