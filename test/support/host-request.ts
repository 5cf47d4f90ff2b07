/** What the process of commands is asked and answers. */
export type CommandRequest = Readonly<{
  env: Record<string, string>;
  args: readonly string[];
  input: string;
}>;
/** A command, or the database whose kept applications are closed. */
export type HostRequest = CommandRequest | Readonly<{ closing: string }>;
export type HostAnswer = Readonly<{ stdout: string; stderr: string; code: number }>;

/** To that process: commands of one configuration share an application. */
export const keepingFlag = '--keep-applications';
