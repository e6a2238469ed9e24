import { lemmaOf } from './lemmas.ts';

/** "customer" → "customers", "order status" → "order statuses". Stays where the dictionary does not lead back from the plural. */
export function pluralOf(label: string): string {
  const last = /\p{L}+$/u.exec(label)?.[0] ?? '';
  const plural = last.replace(/[^aeiou]y$/, (ending) => `${ending.charAt(0)}ie`);
  const written = `${plural}${/(?:s|x|z|ch|sh)$/.test(last) ? 'es' : 's'}`;
  const isNoun = last !== '' && last === lemmaOf(last) && lemmaOf(written) === last;
  return isNoun ? `${label.slice(0, label.length - last.length)}${written}` : label;
}
