import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSemanticModel, type SemanticModel } from '../model/semantic-model.ts';
import { openTestShop, type TestShop, testToday } from '../testing.ts';
import { tokenize } from '../text/tokens.ts';
import { buildLattice, type Span } from './lattice.ts';

let shop: TestShop;
let model: SemanticModel;
beforeAll(async () => {
  shop = await openTestShop();
  model = buildSemanticModel(shop.catalog);
});
afterAll(() => shop.close());

function spansOf(text: string): Span[] {
  return buildLattice(model, tokenize(text), testToday).spans[0] ?? [];
}

function namesOf(text: string): string[] {
  return spansOf(text).flatMap((span) => {
    if (span.kind === 'column')
      return span.links.map(
        ({ column }) => `${column.ref.table}.${column.ref.column} ${span.links[0]?.source}`,
      );
    if (span.kind === 'table') return span.links.map((link) => `${link.table.sqlName} ${link.source}`);
    if (span.kind === 'value')
      return span.links.map((link) => `${link.column.column}=${link.value} ${link.source}`);
    return [];
  });
}

describe('buildLattice', () => {
  it.each<[string, string]>([
    ['region', 'customers.region name'],
    ['net amount', 'orders.net_amount name'],
    ['net_amount', 'orders.net_amount name'],
    ['territory', 'customers.region synonym'],
    ['clients', 'customers synonym'],
    ['revenue', 'orders.net_amount default'],
    ['Germany', 'country=Germany value'],
    ['anvils', 'product_name=Anvil inflected'],
    ['quantiy', 'orders.quantity fuzzy'],
    ['custmers', 'customers fuzzy'],
    ['Germani', 'country=Germany fuzzy'],
  ])('links "%s" to %s', (text, name) => expect(namesOf(text)).toContain(name));

  it.each(['it', 'xylophone', 'stage', 'contract', 'constructor', 'toString'])(
    'links "%s" to nothing',
    (text) => expect(namesOf(text)).toEqual([]),
  );

  it('lets an exact name win over a synonym of another', () => {
    for (const name of namesOf('channel')) expect(name).toBe('orders.channel name');
  });
});
