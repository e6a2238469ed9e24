import { AppError } from '#kernel/errors.ts';
import { modelConfigMaximumLength } from '../limits.ts';
import { modelsServerStrings as strings } from './strings.ts';

export type ModelConfig = Record<string, unknown>;

/**
 * Brings the two forms of the call together: `configuration` (object) or `config` (JSON text of one); neither is `{}`.
 * Throws `invalid` when both are given, when the text is no JSON object, or when it is too long.
 */
export function readModelConfig(body: {
  config?: string | undefined;
  configuration?: ModelConfig | undefined;
}): ModelConfig {
  const { config, configuration } = body;
  if (configuration && config !== undefined) throw new AppError('invalid', strings.configTwice);
  if (configuration === undefined) return parseConfig(config ?? '');
  if (JSON.stringify(configuration).length > modelConfigMaximumLength) {
    throw new AppError('invalid', strings.configTooLong);
  }
  return configuration;
}

function parseConfig(text: string): ModelConfig {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    // Such a key would replace the prototype of whatever the settings are copied into.
    value = JSON.parse(text, (key, inner: unknown) => (key === '__proto__' ? undefined : inner));
  } catch {
    throw new AppError('invalid', strings.configInvalid);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid', strings.configInvalid);
  }
  return value as ModelConfig;
}
