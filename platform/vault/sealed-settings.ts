import { AppError } from '#kernel/errors.ts';
import { redactAddress } from '#kernel/secret-address.ts';
import {
  isEmptyValue,
  type SettingField,
  type Settings,
  type SettingValue,
  shownFields,
  storedFlag,
} from '#kernel/settings.ts';
import { checkSettings, type SettingProblem } from '#kernel/settings-check.ts';
import type { Vault } from './vault.ts';

/** Settings as they were sent: nothing of them is trusted. A secret that is null is to be removed. */
export type SentSettings = Readonly<Record<string, unknown>>;

/** What is wrong with sent settings. `has<Secret>`, which answers carry, may come back and is passed over. */
export function findSettingProblems(fields: readonly SettingField[], sent: SentSettings): SettingProblem[] {
  return checkSettings(fields, withoutFlags(fields, sent));
}

/** A form has fewer fields. */
const problemsTold = 50;

/** Throws `invalid` with a sentence for each setting that cannot be stored. */
export function requireSoundSettings(fields: readonly SettingField[], sent: SentSettings): void {
  const problems = findSettingProblems(fields, sent).slice(0, problemsTold);
  if (problems.length === 0) return;
  const message = problems.map((problem) => problem.message).join(' ');
  throw new AppError('invalid', message, { details: { fields: problems } });
}

/**
 * What is to be stored: the sent values of the fields that count, defaults where nothing was sent, and for an empty
 * secret the stored one. Throws `invalid` when a stored secret would go to another destination than it was entered for.
 */
export function mergeSettings(
  fields: readonly SettingField[],
  sent: SentSettings,
  stored: Settings,
): Settings {
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isEmptyValue(value)));
  const merged: Settings = {};
  const kept: SettingField[] = [];
  for (const field of shownFields(fields, filled)) {
    const value = filled[field.name] as SettingValue | undefined;
    const old = stored[field.name];
    if (value !== undefined) merged[field.name] = tidy(field, value);
    else if (field.kind !== 'secret') {
      if (field.default !== undefined) merged[field.name] = field.default;
    } else if (old !== undefined && sent[field.name] !== null) {
      merged[field.name] = old;
      kept.push(field);
    }
  }
  const moved = fields.find(
    (field) => field.isDestination && !isSame(merged[field.name], stored[field.name]),
  );
  if (moved && kept.length > 0) throw secretsWanted(moved, kept);
  return merged;
}

/** The settings without their secrets, those within an address too; a stored secret is told as `has<Name>: true`. */
export function redactSettings(fields: readonly SettingField[], settings: Settings): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const field of fields) {
    const value = settings[field.name];
    if (value === undefined) continue;
    if (field.kind === 'secret') shown[storedFlag(field.name)] = true;
    // One that was stored before such addresses were refused.
    else shown[field.name] = typeof value === 'string' ? redactAddress(value) : value;
  }
  return shown;
}

export interface SettingsSeal {
  seal(settings: Settings, row: { id: string; workspaceId: string }): string;
  /** Null when the text does not open: another key, or damage. The settings must then be entered again. */
  open(sealed: string, row: { id: string; workspaceId: string }): Settings | null;
}

/** Seals the `configuration` column of one table. */
export function createSettingsSeal(vault: Vault, table: string): SettingsSeal {
  const placeOf = (row: { id: string; workspaceId: string }) => ({ table, field: 'configuration', ...row });
  return {
    seal: (settings, row) => vault.seal(JSON.stringify(settings), placeOf(row)),
    open(sealed, row) {
      try {
        return JSON.parse(vault.open(sealed, placeOf(row))) as Settings;
      } catch {
        return null;
      }
    },
  };
}

function tidy(field: SettingField, value: SettingValue): SettingValue {
  if (Array.isArray(value)) return value.map((entry) => entry.trim()).filter((entry) => entry !== '');
  // A secret is kept to the letter: a blank may belong to it.
  return typeof value === 'string' && field.kind !== 'secret' ? value.trim() : value;
}

function withoutFlags(fields: readonly SettingField[], sent: SentSettings): Record<string, unknown> {
  const flags = new Set(fields.filter(({ kind }) => kind === 'secret').map(({ name }) => storedFlag(name)));
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !flags.has(name)));
}

function isSame(one: SettingValue | undefined, other: SettingValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function secretsWanted(moved: SettingField, kept: readonly SettingField[]): AppError {
  const labels = kept.map((field) => field.label).join(', ');
  const message = `${moved.label} has changed, so enter the secret again: ${labels}. A stored secret is only sent where it was entered for.`;
  const fields = kept.map((field) => ({ field: field.name, message }));
  return new AppError('invalid', message, { details: { fields } });
}
