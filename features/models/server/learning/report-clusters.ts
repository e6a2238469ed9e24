import {
  type ClusterFeature,
  type FittedModel,
  type Frame,
  featureColumns,
  profileClusters,
  type TableHeader,
} from '#algorithms/index.ts';
import type { Findings } from '../../contract.ts';
import { learningStrings as strings } from './strings.ts';
import { dayText, numberText, percentText } from './usual-values.ts';

/** Traits that the sentence of a cluster names, and that its table shows. */
const namedTraits = 3;
const shownTraits = 12;
/** Fewer deviations from all rows are no trait. */
const leastDifference = 0.3;

/** What each cluster has in common, largest difference from all rows first. @param labels the cluster of each row */
export function reportClusters(
  frame: Frame,
  model: FittedModel<TableHeader>,
  labels: Float64Array,
): Findings {
  const columns = featureColumns(model.header).map(({ name }) => name);
  const count = labels.reduce((most, label) => Math.max(most, label), 0) + 1;
  const clusters = profileClusters(frame, columns, labels, count).map(({ cluster, size, features }) => {
    const traits = features.filter(({ difference }) => Math.abs(difference) >= leastDifference);
    const named = traits.slice(0, namedTraits).map((trait) => tell(trait).sentence);
    return {
      cluster: cluster + 1,
      rows: size,
      share: size / Math.max(1, labels.length),
      sentence: named.length > 0 ? strings.cluster(size, named) : strings.clusterPlain(size),
      features: features
        .slice(0, shownTraits)
        .map((feature) => ({ column: feature.column, ...tell(feature) })),
    };
  });
  return { kind: 'clustering', clusters };
}

function tell(feature: ClusterFeature): { own: string; overall: string; sentence: string } {
  const { column, difference } = feature;
  switch (feature.kind) {
    case 'number': {
      const [own, overall] = [numberText(feature.mean), numberText(feature.overall)];
      return { own, overall, sentence: strings[difference > 0 ? 'higher' : 'lower'](column, own, overall) };
    }
    case 'time': {
      const [own, overall] = [dayText(feature.mean).slice(0, 10), dayText(feature.overall).slice(0, 10)];
      return { own, overall, sentence: strings[difference > 0 ? 'later' : 'earlier'](column, own, overall) };
    }
    case 'category': {
      const [own, overall] = [percentText(feature.share), percentText(feature.overall)];
      return {
        own: `${feature.level} ${own}`,
        overall: `${feature.level} ${overall}`,
        sentence: strings.mostly(column, feature.level, own, overall),
      };
    }
  }
}
