/** Simplex search without derivatives (Nelder and Mead 1965) within bounds, for a handful of parameters. */

export interface Bounds {
  low: readonly number[];
  high: readonly number[];
}

/**
 * @param start within the bounds; each parameter is moved by a tenth of its range at first
 * @returns the best point found and its value; the same input gives the same point
 */
export function minimise(
  objective: (point: Float64Array) => number,
  start: readonly number[],
  { low, high }: Bounds,
  evaluations: number,
  tolerance = 1e-7,
): { point: Float64Array; value: number } {
  const size = start.length;
  const clamp = (point: Float64Array): Float64Array => {
    for (let at = 0; at < size; at += 1) {
      point[at] = Math.min(high[at] as number, Math.max(low[at] as number, point[at] as number));
    }
    return point;
  };
  const measure = (point: Float64Array) => ({ point, value: finite(objective(point)) });
  const corners = [measure(clamp(Float64Array.from(start)))];
  for (let at = 0; at < size; at += 1) {
    const corner = Float64Array.from(start);
    const step = ((high[at] as number) - (low[at] as number)) / 10;
    corner[at] =
      (corner[at] as number) + ((corner[at] as number) + step > (high[at] as number) ? -step : step);
    corners.push(measure(clamp(corner)));
  }
  const first = (place: number) => corners[place] as { point: Float64Array; value: number };
  let left = evaluations - corners.length;
  while (left > 0) {
    corners.sort((a, b) => a.value - b.value);
    const best = first(0);
    const worst = first(size);
    if (worst.value - best.value <= tolerance * (Math.abs(best.value) + tolerance)) break;
    const centre = new Float64Array(size);
    for (let corner = 0; corner < size; corner += 1) {
      for (let at = 0; at < size; at += 1) {
        centre[at] = (centre[at] as number) + (first(corner).point[at] as number) / size;
      }
    }
    const along = (share: number) =>
      measure(clamp(centre.map((middle, at) => middle + share * ((worst.point[at] as number) - middle))));
    const reflected = along(-1);
    left -= 1;
    if (reflected.value < best.value) {
      const expanded = along(-2);
      left -= 1;
      corners[size] = expanded.value < reflected.value ? expanded : reflected;
    } else if (reflected.value < first(size - 1).value) {
      corners[size] = reflected;
    } else {
      const contracted = along(reflected.value < worst.value ? -0.5 : 0.5);
      left -= 1;
      if (contracted.value < Math.min(reflected.value, worst.value)) {
        corners[size] = contracted;
      } else {
        for (let corner = 1; corner <= size; corner += 1) {
          const moved = first(corner).point.map((at, place) => (at + (best.point[place] as number)) / 2);
          corners[corner] = measure(moved);
          left -= 1;
        }
      }
    }
  }
  corners.sort((a, b) => a.value - b.value);
  return first(0);
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.MAX_VALUE;
}
