import { dateOf } from './days.ts';
import type { Random } from './random.ts';

export type Segment = 'Enterprise' | 'Mid-Market' | 'Small Business';

export interface Customer {
  id: string;
  name: string;
  segment: Segment;
  industry: string;
  country: string;
  region: string;
  city: string;
  /** Days since 1970-01-01. */
  signupDay: number;
  /** How much it orders, relative to the others. */
  weight: number;
}

const firstWords =
  `Alder Amber Anchor Aspen Atlas Aurora Beacon Birch Bluestone Bramble Brightwater Canyon Cardinal
  Cascade Cedar Clearfield Cobalt Copper Coral Crestline Driftwood Eastgate Ember Evergreen Fairmont Falcon Fernhill
  Foxglove Glacier Goldcrest Granite Greenway Harbor Hawthorn Highland Horizon Indigo Ironwood Ivory Juniper Keystone
  Kingfisher Lakeside Lantern Larkspur Linden Lumen Maple Meadow Meridian Milestone Moorland Northgate Oakridge
  Obsidian Orchard Osprey Pinecrest Pioneer Prairie Quarry Redwood Ridgeway Riverbend Rowan Sable Sequoia Silverleaf
  Southbank Sparrow Starling Stonebridge Summit Sycamore Tamarind Thistle Timber Trident Valley Verdant Vista Walnut
  Waterford Westbrook Willow Windmill Winterfield Woodland Yarrow Zephyr`.split(/\s+/);

const industries: readonly (readonly [string, readonly string[]])[] = [
  ['Manufacturing', ['Manufacturing', 'Components', 'Industries', 'Precision']],
  ['Retail', ['Retail', 'Stores', 'Outfitters', 'Trading']],
  ['Healthcare', ['Health', 'Clinics', 'Medical', 'Care Group']],
  ['Financial Services', ['Capital', 'Financial', 'Insurance', 'Advisors']],
  ['Technology', ['Systems', 'Software', 'Digital', 'Labs']],
  ['Education', ['Academy', 'Learning', 'College', 'Institute']],
  ['Logistics', ['Logistics', 'Freight', 'Shipping', 'Transport']],
  ['Hospitality', ['Hotels', 'Resorts', 'Restaurants', 'Catering']],
];

const countries: readonly (readonly [
  { country: string; region: string; cities: readonly string[] },
  number,
])[] = [
  [
    {
      country: 'United States',
      region: 'North America',
      cities: ['New York', 'Chicago', 'Austin', 'Seattle', 'Denver', 'Boston'],
    },
    34,
  ],
  [{ country: 'Canada', region: 'North America', cities: ['Toronto', 'Vancouver', 'Montreal'] }, 9],
  [{ country: 'Germany', region: 'Europe', cities: ['Berlin', 'Hamburg', 'Munich', 'Cologne'] }, 15],
  [{ country: 'United Kingdom', region: 'Europe', cities: ['London', 'Manchester', 'Bristol'] }, 13],
  [{ country: 'France', region: 'Europe', cities: ['Paris', 'Lyon', 'Nantes'] }, 9],
  [{ country: 'Japan', region: 'Asia Pacific', cities: ['Tokyo', 'Osaka', 'Nagoya'] }, 8],
  [{ country: 'Australia', region: 'Asia Pacific', cities: ['Sydney', 'Melbourne', 'Perth'] }, 6],
  [{ country: 'Brazil', region: 'Latin America', cities: ['São Paulo', 'Curitiba', 'Recife'] }, 6],
];

const segments: readonly (readonly [Segment, number])[] = [
  ['Enterprise', 18],
  ['Mid-Market', 34],
  ['Small Business', 48],
];

const segmentWeight: Record<Segment, number> = { Enterprise: 6, 'Mid-Market': 2.2, 'Small Business': 1 };
/** The first few customers are very large: every business has them, and averages hide them. */
const giants = 4;
const giantFactor = 5;

/** Customers who signed up between two years before the first day and a little before the last. */
export function makeCustomers(count: number, firstDay: number, lastDay: number, random: Random): Customer[] {
  const names = new Set<string>();
  return Array.from({ length: count }, (_, index): Customer => {
    const isGiant = index < giants;
    const [industry, endings] = random.pick(industries);
    const { country, region, cities } = random.pickWeighted(countries);
    const segment = isGiant ? 'Enterprise' : random.pickWeighted(segments);
    // Two thirds were customers before the story begins; the rest arrives while it runs.
    const isEarly = isGiant || random.next() < 0.66;
    const signupDay = isEarly ? firstDay - random.between(1, 730) : random.between(firstDay, lastDay - 30);
    return {
      id: `C${String(index + 1).padStart(4, '0')}`,
      name: freshName(names, endings, random),
      segment,
      industry,
      country,
      region,
      city: random.pick(cities),
      signupDay,
      weight: segmentWeight[segment] * (0.4 + 1.6 * random.next() ** 2) * (isGiant ? giantFactor : 1),
    };
  });
}

function freshName(taken: Set<string>, endings: readonly string[], random: Random): string {
  for (;;) {
    const name = `${random.pick(firstWords)} ${random.pick(endings)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

export function customerRow(customer: Customer): string[] {
  const { id, name, segment, industry, country, region, city, signupDay } = customer;
  return [id, name, segment, industry, country, region, city, dateOf(signupDay)];
}
