import type { Hook } from '@oclif/core';
import { topics } from '../messages.ts';

/** Describes topics in the operator's language; a manifest has one language only. */
const nameTopics: Hook<'init'> = async ({ config }) => {
  for (const topic of config.topics) {
    const description = topics[topic.name];
    if (description !== undefined) topic.description = description;
  }
};

export default nameTopics;
