/** Colour arithmetic for the palette's own tests: contrast as WCAG has it, distance as OKLab has it. */

type Rgb = readonly [number, number, number];
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

/** Linear RGB matrices of full colour blindness (Machado, Oliveira, Fernandes 2009, severity 1). */
const visionMatrices: Record<Exclude<Vision, 'normal'>, readonly [Rgb, Rgb, Rgb]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function toLinear(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function dot(a: Rgb, b: Rgb): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function seenBy(vision: Vision, color: Rgb): Rgb {
  if (vision === 'normal') return color;
  const [red, green, blue] = visionMatrices[vision];
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [clip(dot(red, color)), clip(dot(green, color)), clip(dot(blue, color))];
}

function toOklab(color: Rgb): Rgb {
  const long = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], color));
  const medium = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], color));
  const short = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], color));
  const cones: Rgb = [long, medium, short];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1–21. */
export function contrastRatio(one: string, other: string): number {
  const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], toLinear(hex));
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** OKLab distance of two `#rrggbb` colours, times 100, as the eye of `vision` sees them. */
export function colorDistance(one: string, other: string, vision: Vision): number {
  const a = toOklab(seenBy(vision, toLinear(one)));
  const b = toOklab(seenBy(vision, toLinear(other)));
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
