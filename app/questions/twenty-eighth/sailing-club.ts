import type { WrittenQuestion } from '../question.ts';

/** What the secretary of a sailing club asks. */
export const sailingClubQuestions: WrittenQuestion[] = [
  { kind: 'count', turns: ['How many members do we have?'], sql: 'SELECT count(*) FROM "Members"' },
  {
    kind: 'count',
    turns: ['how many people from Swanage are in the club'],
    sql: `SELECT count(*) FROM "Members" WHERE "Town" = 'Swanage'`,
  },
  {
    kind: 'count',
    turns: ['How many junior members are there?'],
    sql: `SELECT count(*) FROM "Members" WHERE "MembershipCode" = 'J'`,
  },
  {
    kind: 'count',
    turns: ['How many members receive the newsletter?'],
    sql: `SELECT count(*) FROM "Members" WHERE "Newsletter" = 'Y'`,
  },
  {
    kind: 'filter',
    turns: ['boats on a mooring'],
    sql: `SELECT "BoatName" FROM "Boats" WHERE "OnMooring" = 'Y'`,
    isList: true,
  },
  {
    kind: 'filter',
    turns: ['Which boats were built before 1990?'],
    sql: 'SELECT "BoatName" FROM "Boats" WHERE "BuiltYear" < 1990',
    isList: true,
  },
  {
    kind: 'count',
    turns: ['How many members were born after 1999?'],
    sql: 'SELECT count(*) FROM "Members" WHERE "BirthYear" > 1999',
  },
  {
    kind: 'missing values',
    turns: ['How many boats have no owner?'],
    sql: 'SELECT count(*) FROM "Boats" WHERE "OwnerNo" IS NULL',
  },
  {
    kind: 'by category',
    turns: ['number of members by membership type'],
    sql: `SELECT "Description", count(*) FROM "Members" JOIN "MembershipTypes" ON "Code" = "MembershipCode" GROUP BY 1`,
    otherLayoutSql: 'SELECT "MembershipCode", count(*) FROM "Members" GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many boats of each class do we have?'],
    sql: 'SELECT "Class", count(*) FROM "Boats" GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['total distance by destination'],
    sql: 'SELECT "Destination", sum("DistanceNm") FROM "Trips" GROUP BY 1',
  },
  {
    kind: 'by category',
    turns: ['How many trips has each boat made?'],
    sql: `SELECT "BoatName", count(*) FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" GROUP BY 1`,
    otherLayoutSql: `SELECT "BoatName", count("TripID") FROM "Boats" LEFT JOIN "Trips" ON "BoatID" = "Boat" GROUP BY 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Which boat has made the most trips?'],
    sql: `SELECT "BoatName" FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
  },
  {
    kind: 'top or bottom',
    turns: ['Who has skippered the most trips?'],
    sql: `SELECT "FirstName", "LastName" FROM "Trips" JOIN "Members" ON "MemberNo" = "SkipperNo" GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
    otherLayoutSql: 'SELECT "SkipperNo" FROM "Trips" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  },
  {
    kind: 'top or bottom',
    turns: ['name of the longest boat'],
    sql: 'SELECT "BoatName" FROM "Boats" WHERE "LengthM" = (SELECT max("LengthM") FROM "Boats")',
  },
  {
    kind: 'top or bottom',
    turns: ['What is the name of the oldest boat in the fleet?'],
    sql: 'SELECT "BoatName" FROM "Boats" WHERE "BuiltYear" = (SELECT min("BuiltYear") FROM "Boats")',
  },
  {
    kind: 'top or bottom',
    turns: ['top 3 destinations by number of trips'],
    sql: 'SELECT "Destination" FROM "Trips" GROUP BY 1 ORDER BY count(*) DESC LIMIT 3',
  },
  {
    kind: 'negation',
    turns: ['Which boats have never been on a trip?'],
    sql: 'SELECT "BoatName" FROM "Boats" WHERE "BoatID" NOT IN (SELECT "Boat" FROM "Trips")',
    isList: true,
  },
  {
    kind: 'negation',
    turns: ['How many members have never skippered a trip?'],
    sql: 'SELECT count(*) FROM "Members" WHERE "MemberNo" NOT IN (SELECT "SkipperNo" FROM "Trips")',
  },
  {
    kind: 'negation',
    turns: ['members who do not own a boat'],
    sql: `SELECT "FirstName", "LastName" FROM "Members" WHERE "MemberNo" NOT IN (SELECT "OwnerNo" FROM "Boats" WHERE "OwnerNo" IS NOT NULL)`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['first and last names of members who live in Wareham'],
    sql: `SELECT "FirstName", "LastName" FROM "Members" WHERE "Town" = 'Wareham'`,
  },
  {
    kind: 'list',
    turns: ['List the names of the boats that went to Seal Sands.'],
    sql: `SELECT DISTINCT "BoatName" FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" WHERE "Destination" = 'Seal Sands'`,
    isList: true,
  },
  {
    kind: 'list',
    turns: ['boats that have been both to Gull Island and to Castle Point'],
    sql: `SELECT "BoatName" FROM "Boats" WHERE "BoatID" IN (SELECT "Boat" FROM "Trips" WHERE "Destination" = 'Gull Island')
      AND "BoatID" IN (SELECT "Boat" FROM "Trips" WHERE "Destination" = 'Castle Point')`,
    isList: true,
  },
  {
    kind: 'count',
    turns: ['How many trips went to either Old Harbour or Lighthouse Bay?'],
    sql: `SELECT count(*) FROM "Trips" WHERE "Destination" IN ('Old Harbour', 'Lighthouse Bay')`,
  },
  {
    kind: 'having',
    turns: ['Which boats have made more than 12 trips?'],
    sql: `SELECT "BoatName" FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" GROUP BY 1 HAVING count(*) > 12`,
    isList: true,
  },
  {
    kind: 'having',
    turns: ['Which towns have at least 15 members?'],
    sql: 'SELECT "Town" FROM "Members" GROUP BY 1 HAVING count(*) >= 15',
    isList: true,
  },
  {
    kind: 'aggregate',
    turns: ['average distance of a trip in 2026'],
    sql: 'SELECT avg("DistanceNm") FROM "Trips" WHERE year("TripDate") = 2026',
    decimals: 2,
  },
  {
    kind: 'aggregate',
    turns: ['How many nautical miles did the boat Curlew cover?'],
    sql: `SELECT sum("DistanceNm") FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" WHERE "BoatName" = 'Curlew'`,
  },
  {
    kind: 'aggregate',
    turns: ['What is the annual fee for a senior membership?'],
    sql: `SELECT "AnnualFee" FROM "MembershipTypes" WHERE "Description" = 'Senior'`,
  },
  {
    kind: 'compare',
    turns: ['How many trips were longer than the average?'],
    sql: 'SELECT count(*) FROM "Trips" WHERE "DistanceNm" > (SELECT avg("DistanceNm") FROM "Trips")',
  },
  {
    kind: 'compare',
    turns: ['boats that are longer than average'],
    sql: 'SELECT "BoatName" FROM "Boats" WHERE "LengthM" > (SELECT avg("LengthM") FROM "Boats")',
    isList: true,
  },
  {
    kind: 'distinct',
    turns: ['How many different destinations have we sailed to?'],
    sql: 'SELECT count(DISTINCT "Destination") FROM "Trips"',
  },
  {
    kind: 'distinct',
    turns: ['how many different people have crewed on a trip'],
    sql: 'SELECT count(DISTINCT "Member") FROM "Crew"',
  },
  {
    kind: 'list',
    turns: ['Who acted as navigator on trips to Gull Island?'],
    sql: `SELECT DISTINCT "FirstName", "LastName" FROM "Crew" JOIN "Trips" ON "TripID" = "TripRef" JOIN "Members" ON "MemberNo" = "Member"
      WHERE "Duty" = 'Navigator' AND "Destination" = 'Gull Island'`,
    isList: true,
  },
  {
    kind: 'by period',
    turns: ['trips per month in 2025'],
    sql: `SELECT date_trunc('month', "TripDate"), count(*) FROM "Trips" WHERE year("TripDate") = 2025 GROUP BY 1`,
  },
  {
    kind: 'negation',
    turns: ['How many trips sailed without any crew?'],
    sql: 'SELECT count(*) FROM "Trips" WHERE "TripID" NOT IN (SELECT "TripRef" FROM "Crew")',
  },
  {
    kind: 'negation',
    turns: ['Which membership type has no members?'],
    sql: `SELECT "Description" FROM "MembershipTypes" WHERE "Code" NOT IN (SELECT "MembershipCode" FROM "Members")`,
    otherLayoutSql: `SELECT "Code" FROM "MembershipTypes" WHERE "Code" NOT IN (SELECT "MembershipCode" FROM "Members")`,
  },
  {
    kind: 'share',
    turns: ['What percentage of members live in Poole?'],
    sql: `SELECT count(*) FILTER ("Town" = 'Poole')::DOUBLE / count(*) FROM "Members"`,
    isPercent: true,
    decimals: 3,
  },
  { kind: 'unanswerable', turns: ['How many boats are insured?'], sql: null },
  { kind: 'unanswerable', turns: ['Which member owes us the most in unpaid fees?'], sql: null },
  { kind: 'unanswerable', turns: ['How many catamaran trips were there in 2025?'], sql: null },
  { kind: 'unanswerable', turns: ['average fuel used per trip'], sql: null },
  { kind: 'unanswerable', turns: ['How many trips to Gull Island were cancelled?'], sql: null },
  { kind: 'unanswerable', turns: ['members who resigned last year'], sql: null },
  {
    kind: 'follow-up',
    turns: ['How many trips were there in 2025?', 'and how far in total?'],
    sql: 'SELECT sum("DistanceNm") FROM "Trips" WHERE year("TripDate") = 2025',
  },
  {
    kind: 'follow-up',
    turns: ['number of members by town', 'only those who get the newsletter'],
    sql: `SELECT "Town", count(*) FROM "Members" WHERE "Newsletter" = 'Y' GROUP BY 1`,
  },
  {
    kind: 'follow-up',
    turns: ['Which boats are Wayfarers?', 'how many of them are on a mooring?'],
    sql: `SELECT count(*) FROM "Boats" WHERE "Class" = 'Wayfarer' AND "OnMooring" = 'Y'`,
  },
  {
    kind: 'follow-up',
    turns: ['How many trips went to Gull Island?', 'and to Seal Sands?', 'by boat please'],
    sql: `SELECT "BoatName", count(*) FROM "Trips" JOIN "Boats" ON "BoatID" = "Boat" WHERE "Destination" = 'Seal Sands' GROUP BY 1`,
  },
];
