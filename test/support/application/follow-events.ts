type ReceivedEvent = Readonly<{ name: string; id: string | undefined; data: unknown }>;

const readEvent = (block: string): ReceivedEvent | undefined => {
  const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const name = fields.get('event');
  return name === undefined
    ? undefined
    : { name, id: fields.get('id'), data: JSON.parse(block.slice(block.indexOf('data: ') + 6)) };
};

/** Subscribes to an event stream until it ends or is closed; `received` grows. */
export const followEvents = async (url: string, token: string, lastEventId?: string) => {
  const left = new AbortController();
  const response = await fetch(url, {
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: left.signal,
  });
  const received: ReceivedEvent[] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      received.push(...blocks.map(readEvent).filter((event) => event !== undefined));
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    received: received as readonly ReceivedEvent[],
    /** Fulfilled when either side has closed the stream. */
    ended: read().catch(() => undefined),
    leave: (): void => left.abort(),
  };
};
