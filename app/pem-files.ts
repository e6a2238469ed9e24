import { open, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SettingField, Settings } from '#kernel/settings.ts';

/** A key with its chain. */
const maximumBytes = 64 * 1024;

const strings = {
  noDirectory: (label: string) =>
    `${label} names a file, but this server has no certificate directory. Paste the PEM text, or ask the operator to set CERTIFICATE_DIR.`,
  noFile: (label: string) =>
    `${label} names a file that is not in the server's certificate directory. Check the name, or paste the PEM text.`,
};

/**
 * The settings with the text of the files that they name. A name is plain (`checkSettings` sees to it), and what it leads to lies in the
 * operator's directory itself: a link out of it is none of its files.
 */
export async function readPemFiles(
  fields: readonly SettingField[],
  settings: Settings,
  directory: string | null,
): Promise<{ settings: Settings } | { problem: string }> {
  const read: Settings = { ...settings };
  for (const { name, label, format } of fields) {
    const value = settings[name];
    if (format !== 'pem-or-file' || typeof value !== 'string' || value.includes('-----BEGIN ')) continue;
    if (directory === null) return { problem: strings.noDirectory(label) };
    const text = await readWithin(directory, value.trim()).catch(() => null);
    if (text === null) return { problem: strings.noFile(label) };
    read[name] = text;
  }
  return { settings: read };
}

async function readWithin(directory: string, name: string): Promise<string | null> {
  const path = await realpath(join(directory, name));
  if (dirname(path) !== (await realpath(directory))) return null;
  await using file = await open(path, 'r');
  const found = await file.stat();
  return found.isFile() && found.size <= maximumBytes ? await file.readFile('utf8') : null;
}
