import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel/errors.ts';
import type { FittedModel } from './algorithm.ts';
import { readModel, writeModel } from './model-file.ts';
import { modelFileStrings } from './strings.ts';

const model: FittedModel = {
  algorithm: 'some_algorithm',
  header: { note: 'größe', levels: ['a', 'b'] },
  arrays: {
    wide: Float64Array.from([1.5, Number.MIN_VALUE, -0]),
    narrow: Float32Array.from([0.25]),
    places: Int32Array.from([-1, 2_000_000_000]),
    short: Int16Array.from([-32_768]),
    columns: Uint16Array.from([65_535, 0, 1]),
    bytes: Uint8Array.from([255]),
    none: new Float64Array(0),
  },
};

describe('a model file', () => {
  it('holds a model as it was', () => {
    const read = readModel(writeModel(model));
    expect(read.algorithm).toBe('some_algorithm');
    expect(read.header).toEqual(model.header);
    expect({ ...read.arrays }).toEqual(model.arrays);
  });

  it('is the same bytes for the same model, in whatever order its arrays are named', () => {
    const turned = { ...model, arrays: Object.fromEntries(Object.entries(model.arrays).reverse()) };
    expect(writeModel(turned)).toEqual(writeModel(model));
  });

  it('is read from the midst of a larger buffer', () => {
    const file = writeModel(model);
    const buffer = new Uint8Array(file.length + 7);
    buffer.set(file, 3);
    expect({ ...readModel(buffer.subarray(3, 3 + file.length)).arrays }).toEqual(model.arrays);
  });

  it('is refused with the reason where it is another file, of another version or damaged', () => {
    const file = writeModel(model);
    expect(reasonOf(file.subarray(0, 20))).toBe(modelFileStrings.tooShort);
    expect(reasonOf(changed(file, (bytes) => bytes.set([80, 75]), false))).toBe(modelFileStrings.otherFile);
    expect(reasonOf(changed(file, (_, view) => view.setUint32(8, 9, true)))).toBe(
      modelFileStrings.otherVersion(9),
    );
    for (let at = 16; at < file.length; at += 11)
      expect(reasonOf(changed(file, (bytes) => bytes.set([(file[at] ?? 0) ^ 1], at), false))).toBe(
        modelFileStrings.damaged,
      );
    expect(reasonOf(file.subarray(0, file.length - 8))).toBe(modelFileStrings.damaged);
  });

  it('is refused where a right checksum stands behind a wrong shape', () => {
    const file = writeModel(model);
    const length = new DataView(file.buffer).getUint32(12, true);
    expect(reasonOf(changed(file, (_, view) => view.setUint32(12, 0xffff_fff0, true)))).toBe(
      modelFileStrings.badHeader,
    );
    expect(reasonOf(changed(file, (_, view) => view.setUint32(12, length - 1, true)))).toBe(
      modelFileStrings.badHeader,
    );
    const swaps = [
      ['"length":3', '"length":9', modelFileStrings.badArrays],
      ['"length":3', '"length":-', modelFileStrings.badHeader],
      ['"type":"Int16Array"', '"type":"Evil6Array"', modelFileStrings.badHeader],
      ['"name":"bytes"', '"name":"__p__"', modelFileStrings.badHeader],
      ['"name":"short"', '"name":"bytes"', modelFileStrings.badArrays],
    ] as const;
    for (const [from, to, reason] of swaps) {
      const text = Buffer.from(file).toString('latin1').replace(from, to);
      expect(reasonOf(changed(Uint8Array.from(Buffer.from(text, 'latin1')), () => undefined))).toBe(reason);
    }
  });

  it('ends in a model or a reason, whatever is changed and signed again', () => {
    const file = writeModel(model);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(file.length - 33), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -40, max: 40 }),
        (edits, grown) => {
          const edited = changed(
            file,
            (bytes) => {
              for (const [at, byte] of edits) bytes[at] = byte;
            },
            true,
            grown,
          );
          const reason = reasonOf(edited);
          expect(
            reason === null || Object.values(modelFileStrings).includes(reason) || reason.includes('format'),
          ).toBe(true);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});

/** @returns why the file is not read, or null */
function reasonOf(file: Uint8Array): string | null {
  try {
    readModel(file);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unreadable') return error.message;
    throw error;
  }
}

function changed(
  file: Uint8Array,
  change: (bytes: Uint8Array, view: DataView) => void,
  isSigned = true,
  grown = 0,
): Uint8Array {
  const bytes = new Uint8Array(Math.max(48, file.length + grown));
  bytes.set(file.subarray(0, bytes.length));
  change(bytes, new DataView(bytes.buffer));
  if (isSigned) bytes.set(createHash('sha256').update(bytes.subarray(0, -32)).digest(), bytes.length - 32);
  return bytes;
}
