import { isEmptyValue } from '#kernel/settings.ts';
import { formOf, type SettingsForm, settingsOf } from '#ui/settings-form.ts';
import type { SourceType } from '../contract.ts';
import { configurationFieldsOf } from '../manifest.ts';

type Configuration = Record<string, unknown>;

export function configurationFormOf(type: SourceType, configuration: Configuration): SettingsForm {
  return formOf(configurationFieldsOf(type), configuration);
}

/** What is sent: what was entered beside what no field shows. Empty values and defaults are left out. */
export function configurationOf(
  type: SourceType,
  form: SettingsForm,
  stored: Configuration = {},
): Configuration {
  const fields = configurationFieldsOf(type);
  const names = new Set(fields.map(({ name }) => name));
  const others = Object.entries(stored).filter(([name]) => !names.has(name));
  const defaults = new Map(fields.map(({ name, default: fallback }) => [name, fallback]));
  const entered = Object.entries(settingsOf(fields, form)).filter(
    ([name, value]) => !isEmptyValue(value) && value !== defaults.get(name),
  );
  return Object.fromEntries([...others, ...entered]);
}
