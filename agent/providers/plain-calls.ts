import type { ToolCall, ToolCard } from './turn.ts';

/** Calls that a model without tool calls wrote into its text, as `{"tool": "run_plan", "input": {…}}`. */
export function callsInText(text: string, tools: readonly ToolCard[]): ToolCall[] {
  const found = jsonObjects(text).flatMap((value, index) => {
    const { tool, name, input, arguments: given } = value as Record<string, unknown>;
    const called = tool ?? name;
    return typeof called === 'string' && tools.some((card) => card.name === called)
      ? [{ id: `text-${index + 1}`, name: called, input: input ?? given ?? {} }]
      : [];
  });
  return found.slice(0, 1);
}

/** The outermost objects of a text that are JSON. */
function jsonObjects(text: string): object[] {
  const objects: object[] = [];
  let depth = 0;
  let start = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
      continue;
    }
    if (sign === '"' && depth > 0) isInText = true;
    if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    }
    if (sign === '}' && depth > 0) {
      depth -= 1;
      const parsed = depth === 0 ? parse(text.slice(start, at + 1)) : null;
      if (parsed) objects.push(parsed);
    }
  }
  return objects;
}

function parse(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}
