import { describe, expect, it } from 'vitest';
import { ask } from '#agent/index.ts';
import type { AnswerCheck } from '#kernel/answer.ts';
import { openTestSource } from './testing-source.ts';

/** Lines of a box office: every `torn`th has a field too many. */
function boxOffice(lines: number, torn: number): string {
  const rows = Array.from({ length: lines }, (_, row) => {
    const cells = [`T${row}`, ['Opera', 'Ballet', 'Play'][row % 3], 10 + row];
    return (row % torn === torn - 1 ? [...cells, 'x'] : cells).join(',');
  });
  return ['Ticket,Show,Price Paid', ...rows, ''].join('\n');
}

async function put(
  content: string,
  question: string,
): Promise<{ verdict: string | null; check: AnswerCheck | undefined }> {
  await using source = await openTestSource({ fileName: 'box office.csv', content });
  const { answer } = await ask(question, { ...source, today: '2026-06-15', locale: 'en' });
  expect(answer.status).toBe('answered');
  return { verdict: answer.verdict, check: answer.checks.find(({ id }) => id.endsWith('rejected-rows')) };
}

describe('lines that could not be kept as rows', () => {
  it('are told with caution where many are missing', async () => {
    const { verdict, check } = await put(boxOffice(45, 5), 'average price paid by show');
    expect(verdict).toBe('caution');
    expect(check?.detail).toContain('9 of 45 lines of box office are not in the table');
  });

  it('are told with caution in a count or a total however few they are', async () => {
    const { verdict, check } = await put(boxOffice(300, 300), 'How many tickets are there by show?');
    expect([verdict, check?.id]).toEqual(['caution', 'rejected-rows']);
    expect(check?.detail).toContain('1 of 300 lines of box office is not in the table');
  });

  it('are told without caution where an average misses few', async () => {
    const { verdict, check } = await put(boxOffice(300, 300), 'average price paid by show');
    expect([verdict, check?.id]).toEqual(['checked', 'some-rejected-rows']);
  });

  it('are not spoken of where all were kept', async () => {
    const { verdict, check } = await put(boxOffice(30, 31), 'average price paid by show');
    expect([verdict, check]).toEqual(['checked', undefined]);
  });
});
