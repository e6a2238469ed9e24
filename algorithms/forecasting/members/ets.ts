import { adjustForSeason, figureArrays, figureOf, restoreSeason } from '../numeric/adjustment.ts';
import { continueEts, type Ets, type EtsForm, fitEts } from '../numeric/ets-kernel.ts';
import { arrayOf, type Member, type MemberFit, numberOf, type Projection } from './member.ts';

/** Exponential smoothing whose trend and season are chosen by the criterion. */
export const ets: Member = { id: 'ets', fit, project };

/** A longer season is taken out first: it would be as many unknowns. */
const longestSeason = 24;
const trends = ['none', 'linear', 'damped'] as const;
const seasons = ['none', 'additive', 'multiplicative'] as const;

function fit(values: Float64Array, season: number): MemberFit | null {
  const isLong = season > longestSeason;
  const adjusted = isLong ? adjustForSeason(values, season) : { values, season: null };
  const isPositive = values.every((value) => value > 0);
  let best: Ets | null = null;
  for (const form of formsFor(isLong ? 1 : season, isPositive)) {
    const next = fitEts(adjusted.values, season, form);
    if (next && (!best || next.criterion < best.criterion)) best = next;
  }
  return best && keep(best, values.length, adjusted.season);
}

function formsFor(season: number, isPositive: boolean): EtsForm[] {
  return seasons
    .filter((kind) => kind === 'none' || (season > 1 && (kind === 'additive' || isPositive)))
    .flatMap((kind) =>
      trends.map((trend) => ({ trend, season: kind, isRelative: kind === 'multiplicative' })),
    );
}

function keep(model: Ets, count: number, season: Parameters<typeof figureArrays>[0]): MemberFit {
  const { form, alpha, beta, gamma, damping, level, slope, variance } = model;
  return {
    numbers: {
      alpha,
      beta,
      gamma,
      damping,
      level,
      slope,
      variance,
      count,
      trend: trends.indexOf(form.trend),
      season: seasons.indexOf(form.season),
      isRelative: form.isRelative ? 1 : 0,
      isAdditive: season?.kind === 'additive' ? 1 : 0,
    },
    arrays: { seasons: model.seasons, ...figureArrays(season) },
  };
}

function project(fit: MemberFit, horizon: number): Projection {
  const of = (name: string) => numberOf(fit, name);
  const { mean, variance } = continueEts(
    {
      form: {
        trend: trends[of('trend')] ?? 'none',
        season: seasons[of('season')] ?? 'none',
        isRelative: of('isRelative') === 1,
      },
      alpha: of('alpha'),
      beta: of('beta'),
      gamma: of('gamma'),
      damping: of('damping'),
      level: of('level'),
      slope: of('slope'),
      seasons: arrayOf(fit, 'seasons'),
      variance: of('variance'),
      criterion: 0,
    },
    horizon,
  );
  const deviation = variance.map(Math.sqrt);
  restoreSeason(mean, deviation, figureOf(fit), of('count'));
  return { mean, deviation };
}
