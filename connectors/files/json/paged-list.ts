import type { JsonValue } from './parse-json.ts';

/** Keys that tell how many records there are in all, whatever stands beside them; compared without signs and in small letters. */
const totals = new Set(
  'totalcount totalresults totalrecords totalitems totalelements totalrows totalhits recordcount recordstotal numfound odatacount resultcount'.split(
    ' ',
  ),
);
/** The same where something beside them says that the list comes in pages; alone they may be an amount. */
const totalsOfPages = new Set(['total', 'count']);
const pageWords = new Set(
  'page perpage pagesize pagenumber pages totalpages pagecount limit offset skip cursor nextcursor next nexttoken nextpage nextlink hasmore hasnext hasnextpage odatanextlink start'.split(
    ' ',
  ),
);
const further = new Set(
  'next nextcursor nexttoken nextpage nextlink hasmore hasnext hasnextpage odatanextlink'.split(' '),
);

/**
 * What an answer of a service says of its list, where it is one page of it: as a sentence. Null where it says nothing of the kind, or that all are here.
 * @param rows records of the list in the file
 */
export function toldPaging(object: Map<string, JsonValue>, rows: number): string | null {
  const said = [
    ...object,
    ...[...object.values()].flatMap((value) => (value instanceof Map ? [...value] : [])),
  ]
    .filter(([, value]) => !(value instanceof Map) && !Array.isArray(value))
    .map(([key, value]) => [key.toLowerCase().replace(/[^\p{L}]/gu, ''), value] as const);
  const isPaged = said.some(([key]) => pageWords.has(key));
  const counts = said.flatMap(([key, value]) => {
    const number = Number(value);
    const isCount = totals.has(key) || (isPaged && totalsOfPages.has(key));
    return isCount && value !== null && value !== '' && Number.isInteger(number) ? [number] : [];
  });
  const most = Math.max(0, ...counts);
  const here = `holds ${rows.toLocaleString('en')}`;
  if (most > rows)
    return `The file says that there are ${most.toLocaleString('en')} records, and ${here}: it is one page of a longer list. Fetch all of them to have whole numbers.`;
  const goesOn = said.some(
    ([key, value]) => further.has(key) && value !== null && !['', 'false', '0'].includes(String(value)),
  );
  return goesOn && counts.length === 0
    ? `The file ${here} records and names a page after them: it is one page of a longer list. Fetch all of them to have whole numbers.`
    : null;
}
