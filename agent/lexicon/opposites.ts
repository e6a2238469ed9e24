/** Words of which each denies the other, as lemmas: who did not pass has failed. Only for what is either so or not so. */
const pairs =
  'pass:fail win:lose active:inactive active:churn active:cancel valid:invalid accept:reject approve:reject present:absent ' +
  'attend:miss defective:intact succeed:fail success:failure billable:internal member:guest new:return enable:disable online:offline ' +
  'renew:churn keep:cancel deliver:undelivered resolve:unresolved';

/** The opposites of a lemma. */
export function oppositesOf(lemma: string): string[] {
  return pairs.split(' ').flatMap((pair) => {
    const [left = '', right = ''] = pair.split(':');
    if (left === lemma) return [right];
    return right === lemma ? [left] : [];
  });
}
