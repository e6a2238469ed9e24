const endings =
  'e ed d ing er or al ation tion ion sion ssion ment ance ence able ible y ies ure age t ted tted ter ting tting red ring led ling lation ling s es ations tions ions ments als'
    .split(' ')
    .concat('');
const shortestRoot = 4;

/**
 * Whether two lower-case words are forms of one: "readmission" and "readmitted", "cancelled" and "cancellation", "paid" is not
 * "payment" by letters, so irregular verbs are given by their lemma. Both must go on from a common beginning by an ending of the language.
 */
export function shareRoot(left: string, right: string): boolean {
  if (left === right) return true;
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  const isShortVerb = shared === 3 && (shared === left.length || shared === right.length);
  if (shared < shortestRoot && !isShortVerb) return false;
  // "ship" and "shipment" differ by an ending; "order" and "orderly" would too, "port" and "portfolio" do not.
  return endings.includes(left.slice(shared)) && endings.includes(right.slice(shared));
}
