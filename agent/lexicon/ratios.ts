/** Rates that everybody knows by name: words of the total above the line and of the total below it, as lemmas, best first. */
export interface KnownRatio {
  names: readonly string[];
  above: readonly string[];
  below: readonly string[];
}

export const knownRatios: readonly KnownRatio[] = [
  {
    names: [
      'load factor',
      'occupancy',
      'occupancy rate',
      'fill rate',
      'seat occupancy',
      'seat utilisation',
      'seat utilization',
      'percentage of the seat be fill',
      'percentage of seat be fill',
      'percentage of seat fill',
      'share of seat fill',
      'share of the seat be fill',
      'share of seat be fill',
      'proportion of seat be fill',
    ],
    above: ['passenger', 'attendee', 'guest', 'visitor', 'occupied', 'seat sold', 'ticket sold', 'booked'],
    below: ['seat', 'capacity', 'room', 'place', 'bed'],
  },
  {
    names: ['click through rate', 'clickthrough rate', 'ctr'],
    above: ['click'],
    below: ['impression', 'view'],
  },
  {
    names: ['average order value', 'order value', 'average order size'],
    above: ['revenue', 'turnover', 'net sales', 'sales', 'umsatz', 'amount'],
    below: ['order', 'number of order'],
  },
  {
    names: ['conversion rate', 'cvr'],
    above: ['conversion', 'signup', 'lead', 'order', 'purchase'],
    below: ['click', 'visit', 'session', 'visitor'],
  },
  { names: ['cost per click', 'cpc'], above: ['spend', 'spent', 'cost', 'amount spend'], below: ['click'] },
  {
    names: ['cost per acquisition', 'cost per conversion', 'cpa'],
    above: ['spend', 'spent', 'cost', 'amount spend'],
    below: ['conversion', 'acquisition', 'signup'],
  },
  { names: ['cost per lead', 'cpl'], above: ['spend', 'cost', 'amount spend'], below: ['lead'] },
  {
    names: ['return on ad spend', 'roas'],
    above: ['conversion value', 'revenue'],
    below: ['spend', 'cost', 'amount spend'],
  },
];
