import { randomBytes } from 'node:crypto';
import { Flags } from '@oclif/core';
import type { MerchantEvent } from '#contract/integrations/merchant-events.ts';
import { ApiKeyCommand, installationFlag, urlFlag } from '../../api-key-command.ts';
import { fill, messages } from '../../messages.ts';

/** As long as Plateno waits for an answer. */
const timeoutMs = 15_000;

/** One try, as a delivery of Plateno is made. @returns the status, or why there is none */
const forward = async (to: string, secret: string, { id, ...event }: MerchantEvent): Promise<string> => {
  const { Webhook } = await import('standardwebhooks');
  const at = new Date();
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Plateno-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    return fill(messages.listenFailed, { reason: cause?.code ?? message });
  }
};

export default class WebhooksListen extends ApiKeyCommand {
  static override summary = messages.webhooksListenSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> webhooks listen --forward-to=http://127.0.0.1:3000/hook',
    '<%= config.bin %> webhooks listen --forward-to=http://127.0.0.1:3000/hook --types=payment.succeeded,link.paid --url=https://plateno.example',
  ];
  static override flags = {
    'forward-to': urlFlag({ required: true, summary: messages.forwardToFlag }),
    types: Flags.string({ summary: messages.listenTypesFlag }),
    url: installationFlag,
  };

  async run(): Promise<void> {
    const { 'forward-to': to, types, url } = (await this.parse(WebhooksListen)).flags;
    const { followRemoteEvents } = await import('../../follow-remote-events.ts');
    const api = this.remoteApi(url);
    const secret = process.env['PLATENO_WEBHOOK_SECRET'] || `whsec_${randomBytes(32).toString('base64')}`;
    const stopped = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
    let isOpen = false;
    const events = followRemoteEvents(api, {
      types,
      signal: stopped.signal,
      opened: () => {
        if (!isOpen) this.log(fill(messages.listenStarted, { url: to, secret }));
        isOpen = true;
      },
      interrupted: (pauseMs) =>
        this.notify(fill(messages.listenAgain, { url: api.url, seconds: pauseMs / 1_000 })),
    });
    for await (const event of events) await this.#forward(to, secret, event);
  }

  async #forward(to: string, secret: string, event: MerchantEvent): Promise<void> {
    const started = performance.now();
    const status = await forward(to, secret, event);
    const millis = Math.round(performance.now() - started);
    const { id, type } = event;
    this.log(fill(messages.listenForwarded, { time: new Date().toISOString(), type, id, status, millis }));
  }
}
