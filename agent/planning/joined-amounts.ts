import { isListed, type Parts, type Place } from './parts.ts';

/** Several amounts are asked for only where "and" or a comma joins them. */
export function unlistedMeasure(parts: Parts, places: Place[]): boolean {
  const sorted = [...places].sort((left, right) => left.from - right.from);
  return sorted.some((place, index) => {
    const before = sorted[index - 1];
    return before !== undefined && before.from !== place.from && !isJoined(parts, before, place);
  });
}

/** "how many shops are there and what is their total area": a joining word stands somewhere between, and no other noun. */
function isJoined(parts: Parts, left: Place, right: Place): boolean {
  if (isListed(parts, left, right)) return true;
  const isBetween = (place: Place): boolean => place.from >= left.to && place.to <= right.from;
  const isNamed = [...parts.nouns, ...parts.filters, ...parts.measures].some(isBetween);
  const isNear = right.from - left.to <= 7;
  return isNear && !isNamed && parts.connectors.some((at) => at >= left.to && at < right.from);
}
