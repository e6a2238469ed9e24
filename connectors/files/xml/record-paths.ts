import { parseXmlFile } from './xml-events.ts';

/** Which elements of a document are records. Paths are element names joined by `/`. */
export interface RecordPaths {
  /** Elements that make rows of their own tables. */
  records: ReadonlySet<string>;
  /** Elements that occur several times within one parent: child tables, or lists of values where they have no parts. */
  repeated: ReadonlySet<string>;
}

interface Level {
  path: string;
  childCounts: Map<string, number>;
}

/** Finds the elements that repeat: the outermost ones that have parts of their own are the records. */
export async function findRecordPaths(
  path: string,
  encoding: string,
  signal: AbortSignal,
): Promise<RecordPaths> {
  const repeated = new Set<string>();
  const structured = new Set<string>();
  const all: string[] = [];
  const levels: Level[] = [{ path: '', childCounts: new Map() }];
  await parseXmlFile(
    path,
    encoding,
    {
      open: (name, attributes) => {
        const parent = levels.at(-1);
        if (parent === undefined) return;
        const own = `${parent.path}/${name}`;
        const count = (parent.childCounts.get(name) ?? 0) + 1;
        parent.childCounts.set(name, count);
        if (count === 2) repeated.add(own);
        if (Object.keys(attributes).length > 0) structured.add(own);
        if (parent.path !== '') structured.add(parent.path);
        if (!repeated.has(own) && all.length < 10_000) all.push(own);
        levels.push({ path: own, childCounts: new Map() });
      },
      text: () => {},
      close: () => {
        levels.pop();
      },
    },
    signal,
  );
  return { records: outermost(repeated, structured, all), repeated };
}

/** Repeated elements with parts that stand in no other such element; else the one record that the document is. */
function outermost(
  repeated: ReadonlySet<string>,
  structured: ReadonlySet<string>,
  all: readonly string[],
): Set<string> {
  const candidates = [...repeated].filter((path) => structured.has(path));
  const outer = candidates.filter((path) => !candidates.some((other) => path.startsWith(`${other}/`)));
  if (outer.length > 0) return new Set(outer);
  // `<list><item>1</item><item>2</item></list>`: values only, each a row.
  const values = [...repeated].filter(
    (path) => ![...repeated].some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  if (values.length > 0) return new Set(values);
  return new Set(all.slice(0, 1));
}
