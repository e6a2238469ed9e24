import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { csvText } from '../files/csv.ts';

const accounts =
  'Acorn Bank,Bluefin Media,Cedar Clinics,Delta Freight,Elm Retail,Foxglove Pharma,Gable Homes,Heron Energy,Ivory Travel,Juniper Games'.split(
    ',',
  );
const owners = [
  ['Maya Lind', 32],
  ['Oscar Bell', 27],
  ['Priya Nair', 24],
  ['Tom Reyes', 17],
] as const;
const sources = ['Referral', 'Website', 'Trade Show', 'Outbound'];
const lossReasons = ['Price', 'Competitor', 'No Budget', 'No Decision'];
const today = '2026-06-12';

/** Deals as a CRM exports them: those that are open have a close date ahead. */
export function pipelineFile(): string {
  const random = new Random(26_004);
  const days = Array.from({ length: 260 }, () => random.between(0, 885)).toSorted(
    (left, right) => left - right,
  );
  const header = [
    'Deal ID',
    'Deal Name',
    'Account',
    'Owner',
    'Stage',
    'Amount',
    'Created Date',
    'Close Date',
    'Lead Source',
    'Loss Reason',
  ];
  return csvText(
    header,
    days.map((day, index) => dealRow(day, index, random)),
  );
}

function dealRow(day: number, index: number, random: Random): string[] {
  const account = random.pick(accounts);
  const created = daysAfter('2024-01-08', day);
  const closed = daysAfter(created, random.between(20, 190));
  const stage =
    closed > today
      ? random.pick(['Qualified', 'Proposal', 'Negotiation'])
      : random.next() < 0.44
        ? 'Closed Won'
        : 'Closed Lost';
  return [
    `D-${501 + index}`,
    `${account} ${random.pick(['Rollout', 'Renewal', 'Pilot', 'Expansion'])}`,
    account,
    random.pickWeighted(owners),
    stage,
    String(random.between(20, 900) * 100),
    created,
    closed,
    random.pick(sources),
    stage === 'Closed Lost' ? random.pick(lossReasons) : '',
  ];
}
