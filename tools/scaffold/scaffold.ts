import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a new thing of one kind consists of. */
export interface Scaffold {
  /** What an id must look like, and how to say it. */
  idPattern: RegExp;
  idRule: string;
  /** The folder of the thing, from the project's root. */
  folderOf(id: string): string;
  /** The texts of its files, by their names within the folder. They pass every check as they are. */
  filesOf(id: string): Record<string, string>;
  /** The lists that it is named in. */
  registrations(id: string): Registration[];
}

export interface Registration {
  /** From the project's root. */
  path: string;
  /** The constant whose list, or record, it joins. */
  list: string;
  /** What joins it. */
  name: string;
  /** Where that is imported from; absent where the entry does so itself. */
  from?: string;
  /** In a record: the entry with its key. */
  entry?: string;
}

/** @returns the files that were written or changed, from the project's root */
export function writeScaffold(
  root: string,
  { idPattern, idRule, ...scaffold }: Scaffold,
  id: string,
): string[] {
  if (!idPattern.test(id)) throw new Error(`"${id}" is no id: ${idRule}.`);
  const folder = scaffold.folderOf(id);
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  // All lists are found before anything is written.
  const registries = scaffold.registrations(id).map((registration) => {
    const text = readFileSync(join(root, registration.path), 'utf8');
    return { path: registration.path, text: register(text, registration) };
  });
  const files = Object.entries(scaffold.filesOf(id)).map(([name, text]) => ({
    path: `${folder}/${name}`,
    text,
  }));
  for (const { path, text } of [...files, ...registries]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files, ...registries].map(({ path }) => path);
}

/** The text of a registry with one more import and one more entry, both in the order of the alphabet. */
export function register(text: string, registration: Registration): string {
  const { name, from, entry } = registration;
  const listed =
    entry === undefined ? insertName(text, registration) : insertEntry(text, registration, entry);
  return from === undefined ? listed : insertImport(listed, `import { ${name} } from '${from}';`, from);
}

/** Behind the entries that are there. */
function insertEntry(text: string, { path, list }: Registration, entry: string): string {
  const found = new RegExp(`export const ${list}\\b[^=]*= \\{[\\s\\S]*?\\n(?=\\})`).exec(text);
  if (!found) throw new Error(`${path} has no record named ${list}.`);
  return text.replace(found[0], () => `${found[0]}  ${entry},\n`);
}

function insertName(text: string, { path, list, name }: Registration): string {
  const found = new RegExp(`(export const ${list}\\b[^=]*= \\[)([^\\]]*)(\\];)`).exec(text);
  if (!found) throw new Error(`${path} has no list named ${list}.`);
  const [whole, begin, entries = '', end] = found;
  const names = entries
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const sorted = [...names, name].sort();
  return text.replace(whole, () => `${begin}\n${sorted.map((own) => `  ${own},\n`).join('')}${end}`);
}

/** Among the imports, which stand at the top ordered by where they come from. */
function insertImport(text: string, line: string, from: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex(
    (own) => /^(import .*|\} from .*)';?$/.test(own) && own.includes(' from '),
  );
  const sourceOf = (own: string) => /^import .* from '(\.[^']*)'/.exec(own)?.[1];
  const before = lines.findIndex((own, at) => at <= last && (sourceOf(own) ?? '') > from);
  lines.splice(before < 0 ? last + 1 : before, 0, line);
  return lines.join('\n');
}

/** `some_name` or `some-name` as `someName`. */
export function camelCase(id: string): string {
  return id.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `some_name` as `SomeName`. */
export function pascalCase(id: string): string {
  const camel = camelCase(id);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `some_name` as `Some name`. */
export function title(id: string): string {
  const words = id.replace(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
