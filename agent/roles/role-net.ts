import { readFileSync } from 'node:fs';
import { type Role, roles } from './roles.ts';

/**
 * What the words around a mention tell of its role, as a small net: each sign has a vector, their sum goes through rectified units, and each role
 * weighs those. `bench/fit-roles.ts` fits it.
 */
export interface RoleNet {
  /** How many rectified units there are. */
  width: number;
  /** Where the vector of a sign begins. */
  places: ReadonlyMap<string, number>;
  vectors: Float32Array;
  bias: Float32Array;
  /** By unit, then by role in the order of `roles`. */
  output: Float32Array;
}

/** The vectors of signs added up; signs that were rare are passed over. */
export interface SignSum {
  sum: Float32Array;
  count: number;
}

/** Adds signs to those that are summed already, if any; each counts once. */
export function sumSigns(net: RoleNet, signs: readonly string[], before?: SignSum): SignSum {
  const sum = before ? before.sum.slice() : new Float32Array(net.width);
  let count = before?.count ?? 0;
  for (const sign of new Set(signs)) {
    const from = net.places.get(sign);
    if (from === undefined) continue;
    count += 1;
    for (let unit = 0; unit < net.width; unit += 1)
      sum[unit] = (sum[unit] ?? 0) + (net.vectors[from + unit] ?? 0);
  }
  return { sum, count };
}

/** The logarithms of how likely each of these roles is beside such signs; they sum to one as odds. */
export function roleOdds(
  { width, bias, output }: RoleNet,
  { sum, count }: SignSum,
  allowed: readonly Role[],
): Map<Role, number> {
  const share = 1 / Math.sqrt(Math.max(1, count));
  const sums = allowed.map((role) => {
    const at = roles.indexOf(role);
    let told = 0;
    for (let unit = 0; unit < width; unit += 1) {
      const value = (bias[unit] ?? 0) + share * (sum[unit] ?? 0);
      if (value > 0) told += value * (output[unit * roles.length + at] ?? 0);
    }
    return told;
  });
  const most = Math.max(...sums);
  const whole = Math.log(sums.reduce((total, one) => total + Math.exp(one - most), 0)) + most;
  return new Map(allowed.map((role, place) => [role, (sums[place] ?? 0) - whole]));
}

let fitted: RoleNet | null = null;

/** The net as it was fitted; read with the first question. */
export function fittedNet(): RoleNet {
  fitted ??= readRoleNet(readFileSync(new URL('./role-net.txt', import.meta.url), 'utf8'));
  return fitted;
}

const mostInByte = 127;

/**
 * A net as text: a line of what it is, one of the bias, one of the outputs, and one for each sign with its vector, all numbers in base64. Vectors have a
 * byte for each unit behind what the greatest of them stands for.
 */
export function writeRoleNet({ width, places, vectors, bias, output }: RoleNet): string {
  const lines = [...places].map(([sign, from]) => {
    const own = vectors.subarray(from, from + width);
    const greatest = Math.max(...own.map(Math.abs)) || 1;
    const bytes = Int8Array.from(own, (value) => Math.round((value / greatest) * mostInByte));
    return `${sign}\t${base64(Float32Array.of(greatest))}${base64(bytes)}`;
  });
  return [`${width} units`, base64(bias), base64(output), ...lines.sort(), ''].join('\n');
}

export function readRoleNet(text: string): RoleNet {
  const [head = '', bias = '', output = '', ...lines] = text.trimEnd().split('\n');
  const width = Number.parseInt(head, 10);
  const places = new Map<string, number>();
  const vectors = new Float32Array(width * lines.length);
  for (const [row, line] of lines.entries()) {
    const at = line.lastIndexOf('\t');
    const [greatest = 1] = floatsOf(line.slice(at + 1, at + 9));
    const bytes = new Int8Array(Buffer.from(line.slice(at + 9), 'base64'));
    places.set(line.slice(0, at), row * width);
    for (const [unit, value] of bytes.entries())
      vectors[row * width + unit] = (value / mostInByte) * greatest;
  }
  return { width, places, vectors, bias: floatsOf(bias), output: floatsOf(output) };
}

function base64(numbers: Float32Array | Int8Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

function floatsOf(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);
}
