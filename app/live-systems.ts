import { type SystemId, systems } from '#connectors/systems.ts';
import type { Settings } from '#kernel/settings.ts';

/** A system of whoever runs the tests, by what their environment says of it. */
export interface LiveSystem {
  id: SystemId;
  settings: Settings;
}

const prefix = 'LIVE_';

/** `LIVE_POSTGRESQL={"host":"…"}` and the like. Throws where a name is no system or a value no settings, without telling the value. */
export function readLiveSystems(environment: Readonly<Record<string, string | undefined>>): LiveSystem[] {
  return Object.entries(environment).flatMap(([name, text]) => {
    if (!name.startsWith(prefix) || text === undefined || text === '') return [];
    const id = name.slice(prefix.length).toLowerCase();
    if (!isSystem(id)) throw new Error(`${name}: there is no connector for ${id}.`);
    return [{ id, settings: settingsOf(name, text) }];
  });
}

function isSystem(id: string): id is SystemId {
  return Object.hasOwn(systems, id);
}

function settingsOf(name: string, text: string): Settings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name} must be a JSON object of the settings that the form asks for.`);
  return value as Settings;
}
