import { arima, arimaLongSeason } from './arima.ts';
import { combined } from './combined.ts';
import { ets } from './ets.ts';
import type { Member, MemberId } from './member.ts';
import { seasonalNaive } from './seasonal-naive.ts';
import { theta } from './theta.ts';

/** All that compete in the pipeline. */
export const members: Readonly<Record<MemberId, Member>> = {
  theta,
  combined,
  ets,
  arima,
  arima_long_season: arimaLongSeason,
  seasonal_naive: seasonalNaive,
};
