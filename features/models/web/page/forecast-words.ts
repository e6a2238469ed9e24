import { modelsStrings } from '../../strings.ts';

/** What a step is called. */
export function grainName(grain: string): string {
  const names: Record<string, string> = modelsStrings.grains;
  return names[grain] ?? grain;
}
