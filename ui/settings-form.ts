import { type SettingField, shownFields, storedFlag } from '#kernel/settings.ts';

/** What a settings form holds while it is filled in: texts as typed, ticks, and null for a secret to be removed. */
export type SettingsForm = Record<string, string | boolean | null>;

/** The form for stored settings, or for none: defaults stand where nothing is. Secrets are never sent here. */
export function formOf(fields: readonly SettingField[], config: Record<string, unknown>): SettingsForm {
  const form: SettingsForm = {};
  for (const field of fields) {
    const value = config[field.name] ?? field.default ?? '';
    if (field.kind === 'secret') form[field.name] = '';
    else if (field.kind === 'boolean') form[field.name] = value === true;
    else form[field.name] = Array.isArray(value) ? value.join(', ') : String(value);
  }
  return form;
}

/** The form with all of these entered, secrets among them. */
export function filledForm(fields: readonly SettingField[], entered: Record<string, unknown>): SettingsForm {
  const secrets = fields.flatMap(({ kind, name }) =>
    kind === 'secret' && typeof entered[name] === 'string' ? [[name, entered[name]] as const] : [],
  );
  return { ...formOf(fields, entered), ...Object.fromEntries(secrets) };
}

/**
 * The settings as they are sent: those of the fields that count for what was chosen. What was typed into a number field
 * and is no number is sent as it is, and the server says so.
 */
export function settingsOf(fields: readonly SettingField[], form: SettingsForm): Record<string, unknown> {
  return Object.fromEntries(
    shownFields(fields, form).map((field) => [field.name, enteredValue(field, form[field.name] ?? null)]),
  );
}

function enteredValue(field: SettingField, entered: string | boolean | null): unknown {
  if (typeof entered !== 'string') return entered;
  switch (field.kind) {
    case 'number':
      return /^\d+$/.test(entered.trim()) ? Number.parseInt(entered, 10) : entered;
    case 'list':
      return entered
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
    default:
      return entered;
  }
}

/** The names of the secrets that the server holds. */
export function storedSecretNames(
  fields: readonly SettingField[],
  config: Record<string, unknown>,
): ReadonlySet<string> {
  const stored = fields.filter(({ kind, name }) => kind === 'secret' && config[storedFlag(name)] === true);
  return new Set(stored.map(({ name }) => name));
}
