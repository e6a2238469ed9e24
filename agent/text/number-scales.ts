const powers = new Set(
  'k m b t mm bn mn tn mio mln mrd mld tsd thousand million billion lakh crore cr'.split(' '),
);
const scales = new Set('mg g kg t mm cm m km ml cl dl l hl h min s ms wh kwh mwh kb mb gb tb'.split(' '));

/** `$1.2M` beside `850K`, `2 kg` beside `300 g`: the numbers in front of these texts are not of one scale, and cannot be compared. */
export function ofSeveralScales(texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => {
    const [, word] = /^[^\p{L}\d]*\d[\d.,'’]*\s*(\p{L}*)/u.exec(text) ?? [];
    return word === undefined ? [] : [word.toLowerCase()];
  });
  const distinct = new Set(words);
  const hasPower = [...distinct].some((word) => powers.has(word));
  return (hasPower && distinct.size > 1) || [...distinct].filter((word) => scales.has(word)).length > 1;
}
