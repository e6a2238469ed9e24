const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Sentences that only the server writes. */
export const chatServerStrings = {
  unknownSession: 'There is no such conversation.',
  unknownSource: 'One of these data sources does not exist.',
  stoodOn: ({ charts, questions }: { charts: number; questions: number }) => {
    const standing = [
      ...(charts > 0 ? [countOf(charts, 'pinned chart')] : []),
      ...(questions > 0 ? [countOf(questions, 'verified question')] : []),
    ].join(' and ');
    return `${standing} of this workspace ${charts + questions === 1 ? 'stands' : 'stand'} on answers of this conversation. Remove ${charts + questions === 1 ? 'it' : 'them'} first, or keep the conversation.`;
  },
  gone: 'The connection was lost before this question was answered. Ask it again.',
  stopped: 'You stopped this question before it was answered.',
  failed:
    'This question could not be answered because of an error on the server. Nothing was guessed. Try again.',
  unavailable: 'The agent does not answer at the moment. Try again in a minute.',
} as const;
