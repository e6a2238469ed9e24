import { Random } from '#connectors/sample-company/random.ts';
import { daysAfter } from '../files/calendar.ts';

interface Patient {
  name: string;
  species: string;
  breed: string;
  owner: string;
  town: string;
  weight: number;
  isInsured: boolean;
}

/** Species, share of the patients, usual kilograms, chance of an insurance, breeds. */
const speciesList: readonly (readonly [string, number, number, number, readonly string[]])[] = [
  ['Dog', 48, 19, 0.46, ['Labrador', 'Border Collie', 'Dachshund', 'Cockapoo', 'Mixed Breed']],
  ['Cat', 35, 4.4, 0.28, ['Domestic Shorthair', 'Ragdoll', 'Siamese']],
  ['Rabbit', 10, 2.3, 0.12, ['Mini Lop', 'Netherland Dwarf']],
  ['Guinea Pig', 4, 0.9, 0, ['Abyssinian']],
  ['Parrot', 3, 0.4, 0.1, ['African Grey', 'Cockatiel']],
];
/** Reason, share of the visits, fee of the consultation in euros, usual medication, chance that medication is given. */
const reasons: readonly (readonly [string, number, number, number, number])[] = [
  ['Vaccination', 27, 38, 27, 1],
  ['Check-up', 20, 45, 18, 0.25],
  ['Dental', 11, 125, 34, 0.6],
  ['Skin', 12, 52, 41, 0.85],
  ['Injury', 10, 88, 46, 0.75],
  ['Stomach', 11, 58, 33, 0.8],
  ['Neutering', 6, 185, 29, 0.9],
  ['Emergency', 3, 240, 72, 0.9],
];
const clinics = [
  ['Ballymore', 45],
  ['Harbour Road', 33],
  ['Kilcarn', 22],
] as const;
const vets = [
  ['Dr Nuala Brennan', 30],
  ['Dr Tom Kessler', 27],
  ['Dr Aoife Daly', 24],
  ['Dr Ravi Menon', 19],
] as const;
const towns = ['Ballymore', 'Kilcarn', 'Duncannon', 'Rathgar', 'Clonmore'];
const petNames = `Biscuit Monty Luna Pepper Fergus Willow Ziggy Maisie Toffee Scout Nala Bramble`.split(
  /\s+/,
);
const ownerFirstNames = `Sinead Declan Maura Brendan Orla Cormac Fidelma Eoin Grainne Padraig`.split(/\s+/);
const ownerLastNames = `Byrne Cullen Doherty Foley Gallagher Hynes Keane Lennon`.split(/\s+/);
const firstDay = '2024-09-02';
const days = 650;
const lastDay = '2026-06-13';
const sunday = 0;

/** Visits to an invented vet's three clinics, September 2024 to June 2026, as its program's interface sends them: PascalCase. */
export function vetVisitsFile(): string {
  const random = new Random(33_914);
  const patients = Array.from({ length: 290 }, () => makePatient(random));
  const visitDays = Array.from({ length: 960 }, () => openDay(random)).toSorted();
  const rows = visitDays.map((day, index) => visitOf(day, index, random.pick(patients), random));
  return JSON.stringify(rows, null, 1);
}

function makePatient(random: Random): Patient {
  const [species, , usualWeight, insuredChance, breeds] = random.pickWeighted(
    speciesList.map((item) => [item, item[1]]),
  );
  return {
    name: random.pick(petNames),
    species,
    breed: random.pick(breeds),
    owner: `${random.pick(ownerFirstNames)} ${random.pick(ownerLastNames)}`,
    town: random.pick(towns),
    weight: usualWeight * (0.6 + 0.8 * random.next()),
    isInsured: random.next() < insuredChance,
  };
}

function openDay(random: Random): string {
  for (;;) {
    const date = daysAfter(firstDay, Math.floor(days * random.next() ** 0.9));
    if (new Date(`${date}T00:00:00Z`).getUTCDay() !== sunday && date <= lastDay) return date;
  }
}

/** No weight for those that would not stand on the scales, no follow-up for most. */
function visitOf(day: string, index: number, patient: Patient, random: Random) {
  const [reason, , usualFee, usualMedication, medicationChance] = random.pickWeighted(
    reasons.map((item) => [item, item[1]]),
  );
  const fee = Math.round(usualFee * (0.9 + 0.25 * random.next()));
  const medication =
    random.next() < medicationChance
      ? Math.round(usualMedication * (0.6 + 0.9 * random.next()) * 100) / 100
      : 0;
  const paidDate = daysAfter(day, random.next() < 0.8 ? 0 : random.between(1, 21));
  const needsFollowUp = reason !== 'Vaccination' && random.next() < 0.33;
  return {
    VisitId: 880_001 + index,
    VisitDate: day,
    Clinic: random.pickWeighted(clinics),
    VetName: random.pickWeighted(vets),
    PetName: patient.name,
    Species: patient.species,
    Breed: patient.breed,
    OwnerName: patient.owner,
    OwnerTown: patient.town,
    VisitReason: reason,
    WeightKg:
      random.next() < 0.08 ? null : Math.round(patient.weight * (0.95 + 0.1 * random.next()) * 10) / 10,
    ConsultFee: fee,
    MedicationCost: medication,
    TotalCharge: Math.round((fee + medication) * 100) / 100,
    IsInsured: patient.isInsured,
    FollowUpDate: needsFollowUp ? daysAfter(day, random.pick([7, 14, 28])) : null,
    PaidDate: random.next() < 0.94 && paidDate <= lastDay ? paidDate : null,
  };
}
