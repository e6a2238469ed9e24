import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';
import { dateCell, type WorkbookCell, workbook } from '../twenty-sixth/writing.ts';

const firstNames =
  'Alice Bertie Cora Denis Edith Frank Gwen Harvey Isla Jack Katy Leo Megan Ned Orla Percy'.split(' ');
const lastNames = 'Ashby Barlow Crane Dunmore Ellery Fenwick Garth Hythe Ingram Jessop'.split(' ');
const membershipTypes = [
  ['F', 'Full', 240],
  ['A', 'Associate', 120],
  ['J', 'Junior', 60],
  ['S', 'Senior', 150],
  ['H', 'Honorary', 0],
] as const;
const drawnTypes = [
  ['F', 44],
  ['A', 20],
  ['J', 18],
  ['S', 18],
] as const;
const boatNames =
  'Albatross,Black Pearl,Curlew,Dabchick,Evening Star,Firefly,Gannet,Halcyon,Idle Hours,Jolly Roger,Kittiwake,Lapwing,Merganser,Nimbus,Osprey,Puffin,Quicksilver,Razorbill,Sea Breeze,Tern,Umbra,Venture,Windrush,Xebec,Yellowhammer,Zephyr'.split(
    ',',
  );
const classes = ['Wayfarer', 'Wayfarer', 'Topper', 'Mirror', 'Enterprise', 'Drascombe'];
const destinations = ['Gull Island', 'Old Harbour', 'Seal Sands', 'Lighthouse Bay', 'Castle Point'];
const memberCount = 84;

/** Members, boats, trips and who crewed on them, in the five sheets of a club's workbook. */
export function sailingClubFile(): Uint8Array {
  const random = new Random(28_001);
  const boats = boatRows(random);
  const days = Array.from({ length: 170 }, () => random.between(0, 520)).toSorted((a, b) => a - b);
  const trips = days.map((day, index) => tripRow(day, index, random));
  return workbook({
    Members: [
      ['MemberNo', 'FirstName', 'LastName', 'Town', 'BirthYear', 'Joined', 'MembershipCode', 'Newsletter'],
      ...memberRows(random),
    ],
    MembershipTypes: [['Code', 'Description', 'AnnualFee'], ...membershipTypes.map((row) => [...row])],
    Boats: [['BoatID', 'BoatName', 'Class', 'BuiltYear', 'LengthM', 'OwnerNo', 'OnMooring'], ...boats],
    Trips: [['TripID', 'TripDate', 'Boat', 'SkipperNo', 'Destination', 'DistanceNm', 'WindForce'], ...trips],
    Crew: [['TripRef', 'Member', 'Duty'], ...crewRows(trips, random)],
  });
}

function memberRows(random: Random): WorkbookCell[][] {
  const names = firstNames.flatMap((first) => lastNames.map((last) => [first, last] as const));
  return names
    .filter(() => random.next() < 0.7)
    .slice(0, memberCount)
    .map(([first, last], index) => [
      101 + index,
      first,
      last,
      random.pick(['Poole', 'Poole', 'Wareham', 'Swanage', 'Christchurch']),
      random.between(1944, 2012),
      dateCell(daysAfter('2012-03-01', random.between(0, 5100))),
      random.pickWeighted(drawnTypes),
      random.next() < 0.6 ? 'Y' : 'N',
    ]);
}

/** Boats of the club itself have no owner. */
function boatRows(random: Random): WorkbookCell[][] {
  return boatNames.map((name, index) => [
    index + 1,
    name,
    random.pick(classes),
    random.between(1974, 2021),
    random.between(33, 72) / 10,
    random.next() < 0.7 ? random.between(101, 130) : null,
    random.next() < 0.5 ? 'Y' : 'N',
  ]);
}

function tripRow(day: number, index: number, random: Random): WorkbookCell[] {
  return [
    5001 + index,
    dateCell(daysAfter('2025-01-04', day)),
    Math.ceil(21 * random.next() ** 1.4) || 1,
    101 + Math.floor(36 * random.next() ** 1.5),
    random.pick(destinations),
    random.between(20, 340) / 10,
    random.between(1, 6),
  ];
}

function crewRows(trips: readonly WorkbookCell[][], random: Random): WorkbookCell[][] {
  return trips.flatMap(([trip = null, , , skipper = null]) => {
    const members = new Set<number>();
    for (let wanted = random.between(0, 4); wanted > 0; wanted -= 1) members.add(random.between(101, 160));
    return [...members]
      .filter((member) => member !== skipper)
      .map((member): WorkbookCell[] => [
        trip,
        member,
        random.pick(['Deckhand', 'Deckhand', 'Navigator', 'Cook']),
      ]);
  });
}
