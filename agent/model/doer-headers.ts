import type { ColumnProfile } from '#kernel/catalog.ts';
import { lemmaOf, wordsOfName } from '../text/lemmas.ts';
import type { HeaderForm } from './header-forms.ts';

/** Who does it, by the verb: `directed_by` holds directors, and whom a column Manager names has managed it. */
const doers = new Map<string, string>(
  Object.entries({
    direct: 'director',
    write: 'writer',
    found: 'founder',
    manage: 'manager',
    own: 'owner',
    produce: 'producer',
    publish: 'publisher',
    create: 'creator',
    host: 'host',
    build: 'builder',
    design: 'designer',
    edit: 'editor',
    lead: 'leader',
    teach: 'teacher',
    coach: 'coach',
    train: 'trainer',
    invest: 'investor',
    sponsor: 'sponsor',
    supervise: 'supervisor',
    advise: 'advisor',
    compose: 'composer',
    manufacture: 'manufacturer',
    organise: 'organiser',
    organize: 'organizer',
    sell: 'seller',
    donate: 'donor',
    invent: 'inventor',
    develop: 'developer',
    perform: 'performer',
  }),
);

/** Names of a column that says who did something: by the noun, and by the verb with its "by". */
export function doerForms(column: ColumnProfile, bare: readonly string[]): HeaderForm[] {
  if (column.type !== 'text') return [];
  const words = wordsOfName(column.name).map(lemmaOf);
  const last = words.at(-1) ?? '';
  if (last === 'by' && words.length > 1) {
    const verb = words.at(-2) ?? '';
    const known = doers.get(verb);
    const nouns =
      known === undefined ? [...new Set([agentOf(verb), `${agentOf(verb).slice(0, -2)}or`])] : [known];
    return nouns.map((noun) => ({ words: [...words.slice(0, -2), noun], score: 0.95 }));
  }
  const head = bare.at(-1) === 'name' ? (bare.at(-2) ?? '') : last;
  return [...doers]
    .filter(([, noun]) => noun === head)
    .map(([verb]) => ({ words: [verb, 'by'], score: 0.93 }));
}

/** handle → handler, approve → approver, plan → planner. */
function agentOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}r`;
  return /[^aeiou][aeiou][bdgmnprt]$/.test(verb) && verb.length < 5 ? `${verb}${verb.at(-1)}er` : `${verb}er`;
}
