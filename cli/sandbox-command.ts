import type { ControlClient } from '#sandbox/control-client.ts';
import { PlatenoCommand } from './command.ts';
import { messages } from './messages.ts';

/** Base of the commands that call the sandbox's control URL. */
export abstract class SandboxCommand extends PlatenoCommand {
  protected async withSandbox<T>(action: (control: ControlClient) => Promise<T>): Promise<T> {
    return this.withEnvironment(async ({ STRIPE_API_URL: url, SANDBOX_CONTROL_TOKEN: token }) => {
      if (!url || !token) this.error(messages.noSandbox, { exit: 3 });
      const { controlClient } = await import('#sandbox/control-client.ts');
      return action(controlClient({ url, token }));
    });
  }
}
