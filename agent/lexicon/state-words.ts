/** Words and phrases that people say for what a state is called in the data: every one of a group means the same. */
const groups: readonly string[] = [
  'no show, noshow, did not show, did not show up, not show up, did not turn up, did not attend, missed, failed to attend, dna',
  'cancelled, canceled, called off, cancel, scrapped, cancelled by customer',
  'completed, complete, done, finished, carried out, fulfilled, closed',
  'in progress, underway, under way, ongoing, being worked on, in process, in hand',
  'pending, awaiting, waiting, on hold, outstanding, not started, to do, unresolved',
  'returned, sent back, brought back, handed back, returned by customer',
  'in transit, on its way, on the way, on their way, under way, shipped, dispatched',
  'delivered, arrived, got there',
  'rejected, declined, denied, turned down, refused, unsuccessful',
  'approved, accepted, granted, signed off, given the go ahead',
  'fail, failed, failing, did not pass',
  'pass, passed, got through',
  'lost, gone missing, went missing',
  'damaged, broken, faulty, defective',
  'refunded, paid back, reimbursed, money back',
  'paid, settled, paid off, paid up',
  'unpaid, not paid, outstanding, still owed, owing',
  'overdue, past due, past its due date',
  'lapsed, expired, run out, ran out',
  'resigned, quit, handed in notice',
  'urgent, rush, express, priority, high priority, critical',
  'won, closed won, successful',
];

/** A case that is Closed is done, but a road or a shop that was closed is not: as a saying the word means too much. */
const onlyStates = new Set(['closed']);

/** By what is said, the states that it may be called in the data. */
export const statesBySaying: ReadonlyMap<string, readonly string[]> = new Map(
  groups
    .flatMap((group) => {
      const sayings = group.split(', ');
      return sayings
        .filter((saying) => !onlyStates.has(saying))
        .map((saying): [string, string[]] => [saying, sayings.filter((other) => other !== saying)]);
    })
    .reduce(
      (known, [saying, states]) => known.set(saying, [...(known.get(saying) ?? []), ...states]),
      new Map<string, string[]>(),
    ),
);

export const longestSaying = 5;
