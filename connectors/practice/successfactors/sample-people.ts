/** Invented people and what became of them in the company, the same for the same last day. */

export interface JobSlice {
  from: string;
  to: string;
  company: string;
  department: string;
  location: string;
  title: string;
  /** Of a year. */
  salary: string;
  changedAt: string;
}

export interface Employment {
  userId: string;
  personId: string;
  first: string;
  last: string;
  born: string;
  hired: string;
  /** Null for who is still there. */
  end: string | null;
  manager: string | null;
  /** `1`, or `0.5`. */
  fte: string;
  slices: JobSlice[];
  changedAt: string;
}

const peopleCount = 320;
const dayMs = 86_400_000;
const firstNames = ['Ada', 'Bo', 'Carla', 'Dimitri', 'Élise', 'Farid', 'Grażyna', 'Hugo', 'Ines', 'Jonas'];
const lastNames = ['Adler', 'Brandt', 'Costa', 'Dvořák', 'Eriksen', "O'Neill", 'Müller', 'Novak', 'Rossi'];
const departments = ['D10', 'D20', 'D30', 'D40'];
const titles = ['Clerk', 'Technician', 'Engineer', 'Accountant'];
const locations = ['L1', 'L2', 'L3'];

/** People of ten years up to the last day; one in eight has left, and each has a slice for every second year or so. */
export function employmentsOf(lastDay: string): Employment[] {
  const last = Date.parse(`${lastDay}T00:00:00Z`);
  const dayBefore = (days: number): string => new Date(last - days * dayMs).toISOString().slice(0, 10);
  return Array.from({ length: peopleCount }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    const agoHired = ((at * 37) % 3600) + 20;
    const agoLeft = at % 8 === 3 ? Math.floor(agoHired / 3) : null;
    const sliceCount = 1 + Math.min(3, Math.floor((agoHired - (agoLeft ?? 0)) / 700));
    const slices = slicesOf(at, { agoHired, agoLeft, sliceCount }, dayBefore);
    return {
      userId: `u${number}`,
      // Leading zeros belong to it.
      personId: `00${number}`,
      first: firstNames[at % firstNames.length] ?? '',
      last: lastNames[(at * 7) % lastNames.length] ?? '',
      born: dayBefore(9000 + ((at * 101) % 12_000)),
      hired: dayBefore(agoHired),
      end: agoLeft === null ? null : dayBefore(agoLeft),
      manager: at === 0 ? null : `u${String(Math.floor(at / 8) + 1).padStart(4, '0')}`,
      fte: at % 6 === 0 ? '0.5' : '1',
      slices,
      changedAt: slices.at(-1)?.changedAt ?? `${dayBefore(agoHired)} 09:00:00`,
    };
  });
}

interface Span {
  agoHired: number;
  agoLeft: number | null;
  sliceCount: number;
}

function slicesOf(
  at: number,
  { agoHired, agoLeft, sliceCount }: Span,
  dayBefore: (days: number) => string,
): JobSlice[] {
  const whole = agoHired - (agoLeft ?? 0);
  const begins = Array.from(
    { length: sliceCount },
    (_, step) => agoHired - Math.floor((whole * step) / sliceCount),
  );
  return begins.map((ago, step) => {
    const next = begins[step + 1];
    const kind = (at + (step > 1 ? 1 : 0)) % departments.length;
    const lastDay = agoLeft === null ? '9999-12-31' : dayBefore(agoLeft);
    return {
      from: dayBefore(ago),
      to: next === undefined ? lastDay : dayBefore(next + 1),
      company: '1000',
      department: departments[kind] ?? '',
      location: locations[at % locations.length] ?? '',
      title: titles[kind] ?? '',
      salary: (31_000 + ((at * 613) % 40_000) + step * 2400 + 0.5).toFixed(2),
      changedAt: `${dayBefore(ago)} ${String(8 + (at % 10)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`,
    };
  });
}
