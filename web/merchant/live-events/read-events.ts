export interface ServerSentEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** Longer than the interval of the heartbeats: a stream silent for so long is dead. */
const longestSilenceMs = 40_000;

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

const eventOf = (block: string): ServerSentEvent | undefined => {
  const name = fieldOf(block, 'event');
  if (name === undefined) return undefined;
  return { name, id: fieldOf(block, 'id'), data: JSON.parse(fieldOf(block, 'data') ?? 'null') };
};

/** Reads server-sent events until the stream ends or is silent for `silenceMs`. @throws the error of the stream */
export const readEvents = async (
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
  silenceMs = longestSilenceMs,
): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const silence = setTimeout(() => void reader.cancel('silence'), silenceMs);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.map(eventOf)) if (event) onEvent(event);
  }
};
