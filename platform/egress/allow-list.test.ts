import { describe, expect, it } from 'vitest';
import { readAllowList } from './allow-list.ts';

const isOpen = (list: string, address: string, port: number, host = address) =>
  readAllowList(list)({ host, address, port, standardPorts: [5432] });

describe('the list of places inside the network (F03, F16)', () => {
  it.each([
    ['10.0.0.5:5433', '10.0.0.5', [5433], [5432, 22]],
    ['10.0.0.0/24:443,8443', '10.0.0.77', [443, 8443], [5432, 80]],
    ['10.0.0.0/24:443,8443, 10.1.0.1:22', '10.1.0.1', [22], [443, 8443]],
    ['10.0.0.5:30013-30015', '10.0.0.5', [30_013, 30_015], [30_012, 30_016]],
    ['10.0.0.5', '10.0.0.5', [5432], [443, 22, 6379]],
    ['10.0.0.5:*', '10.0.0.5', [1, 5432, 65_535], []],
    ['[fd00::/8]:443', 'fd12:0:0:0:0:0:0:1', [443], [5432]],
    ['fd00::/8', 'fd12:0:0:0:0:0:0:1', [5432], [443]],
    ['[::1]', '0:0:0:0:0:0:0:1', [5432], [443]],
    // The last group, not a port.
    ['fd00::1:443', 'fd00:0:0:0:0:0:1:443', [5432], [443]],
  ])('%s opens of %s the ports %j and not %j', (list, address, open, shut) => {
    expect(open.filter((port) => !isOpen(list, address, port))).toEqual([]);
    expect(shut.filter((port) => isOpen(list, address, port))).toEqual([]);
  });

  it('takes names, which count as they were entered', () => {
    expect(isOpen('db.internal:5433', '10.0.0.5', 5433, 'db.internal')).toBe(true);
    expect(isOpen('DB.Internal.:5433', '10.0.0.5', 5433, 'db.internal')).toBe(true);
    expect(isOpen('db.internal:5433', '10.0.0.5', 5433)).toBe(false);
    expect(isOpen('db.internal', '10.0.0.5', 22, 'db.internal')).toBe(false);
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0.5:',
    '10.0.0.5:0',
    '10.0.0.5:65536',
    '10.0.0.5:9-8',
    '10.0.0.5:http',
    '10.0.0.5,443',
    '443',
    '[10.0.0.5]:443',
    '[fd00::/8:443',
    'http://db.internal',
    '*.internal:443',
    '10.0.0',
    'a b',
    'db.internal:1:2',
  ])('is none with %s', (list) => {
    expect(() => readAllowList(list)).toThrow(/is no (place|address)/);
  });
});
