import { fitsShape } from '#ui/answer-shape.ts';
import type { ChatMessage } from '../contract.ts';
import { shapesApart } from './read-shapes.generated.ts';

const none: ChatMessage['metadata'] = {};

/** What a message carries besides its text; nothing where it is missing or of another shape, so that the text is shown. */
export function metadataOf({ metadata }: ChatMessage): ChatMessage['metadata'] {
  return fitsShape(metadata, shapesApart.messageMetadata) ? metadata : none;
}
