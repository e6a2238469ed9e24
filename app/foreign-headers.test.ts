import { describe, expect, it } from 'vitest';
import { ask } from '#agent/index.ts';
import { openTestSource } from './testing-source.ts';

/** Questions of files whose headers are not English. */

async function answerOf(content: string, question: string) {
  await using source = await openTestSource({ fileName: 'Daten.csv', content });
  const { answer, text } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  return { status: answer.status, rows: answer.rows, text };
}

const yearly = (header: string): string =>
  `Land;${header};Betrag\nDE;2024;70\nDE;2023;5\nDE;2023;5\nAT;2025;4\n`;
const numbered = (header: string): string => `Land;${header};Wert\nDE;2;70\nDE;1;5\nDE;1;5\nAT;3;7\n`;
const daily = (header: string): string =>
  `${header},Wert\n2024-03-03,9\n2024-03-01,4\n2024-03-02,1\n2024-03-02,2\n`;

describe('a year in another language', () => {
  it.each(['Jahr', 'année', 'Año', 'jaar', 'år', 'ROK'])('dates the rows by %s', async (header) => {
    expect((await answerOf(yearly(header), 'Betrag in 2023')).rows).toEqual([[10]]);
    const course = await answerOf(yearly(header), `Betrag by ${header}`);
    expect(course.rows).toEqual([
      [2023, 10],
      [2024, 70],
      [2025, 4],
    ]);
    expect(course.text).not.toContain('2,02');
    expect((await answerOf(yearly(header), `cumulative Betrag by ${header}`)).rows.at(-1)?.at(-1)).toBe(84);
    expect((await answerOf(yearly(header), `total ${header}`)).status).toBe('declined');
  });
});

describe('a numbered month, quarter or week', () => {
  it.each(['Month', 'Quarter', 'Monat', 'mois', 'mese', 'Quartal', 'trimestre', 'Semaine'])(
    'is put in order and never added: %s',
    async (header) => {
      expect((await answerOf(numbered(header), `Wert by ${header}`)).rows).toEqual([
        [1, 10],
        [2, 70],
        [3, 7],
      ]);
      expect((await answerOf(numbered(header), `total ${header}`)).status).toBe('declined');
      expect((await answerOf(numbered(header), `average ${header}`)).status).not.toBe('answered');
    },
  );
});

describe('a date in another language', () => {
  it.each(['Datum', 'Jour', 'Fecha', 'Tag'])('is what a course runs along: %s', async (header) => {
    const course = (await answerOf(daily(header), `Wert by ${header}`)).rows;
    expect(course.map(([, amount]) => amount)).toEqual([4, 3, 9]);
    const added = (await answerOf(daily(header), `cumulative Wert by ${header}`)).rows;
    expect(added.map((row) => row.at(-1))).toEqual([4, 7, 16]);
  });
});

describe('codes and places in another language', () => {
  it.each([
    ['PLZ', '10115', '80331'],
    ['code postal', '75001', '75002'],
    ['CAP', '20121', '80131'],
    ['Vertrag', '7001', '7002'],
    ['Téléphone', '30123456', '30123457'],
  ])('are never added, and written as they stand: %s', async (header, first, second) => {
    const content = `${header};Betrag\n${second};7\n${first};5\n${first};5\n`;
    expect((await answerOf(content, `total ${header}`)).status).toBe('declined');
    expect((await answerOf(content, `Betrag by ${header}`)).text).toContain(`${first} (10)`);
  });

  it.each(['lat', 'Breitengrad', 'Longitud'])('places have no total: %s', async (header) => {
    const content = `Ort;${header};Betrag\nA;52.5;5\nB;48.1;7\n`;
    expect((await answerOf(content, `total ${header}`)).status).toBe('declined');
  });
});

describe('yes and no with blanks', () => {
  it.each([
    ['Y', 'N', 'have newsletter'],
    ['Ja', 'Nein', 'have newsletter'],
    ['oui', 'non', 'have newsletter'],
    ['Y', 'N', 'have a newsletter'],
  ])('counts those that say %s, not those that say %s too: %s', async (yes, no, words) => {
    const content = `user,newsletter,spend\nA,${yes},10\nB,${no},20\nC,${yes},30\nD,,40\n`;
    expect((await answerOf(content, `how many users ${words}`)).rows).toEqual([[2]]);
  });
});
