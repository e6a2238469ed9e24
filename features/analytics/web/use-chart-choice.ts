import { useSearchParams } from 'wouter';
import { chartRanges, chartTypes, defaultChartRange, defaultChartType } from '../limits.ts';

export type ChartType = (typeof chartTypes)[number];
export type ChartRange = (typeof chartRanges)[number];

const typeParameter = 'chart';
const rangeParameter = 'range';

/** What the chart shows and how far back: in the address, so that it can be linked to and survives a reload. */
export function useChartChoice() {
  const [search, setSearch] = useSearchParams();
  const type = chartTypes.find((each) => each === search.get(typeParameter)) ?? defaultChartType;
  const days = chartRanges.find((each) => String(each) === search.get(rangeParameter)) ?? defaultChartRange;
  const choose = (parameter: string, value: string) =>
    setSearch(
      (current) => {
        current.set(parameter, value);
        return current;
      },
      { replace: true },
    );
  return {
    type,
    days,
    chooseType: (value: string) => choose(typeParameter, value),
    chooseDays: (value: string) => choose(rangeParameter, value),
  };
}
