import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Standards and best practice that every page is held to. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours. Another theme changes nothing else: the page is the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/**
 * What axe finds on the page as it stands: one line for each rule with the places it is broken at.
 * The engine is put into the page once, by the debugger, which the page's content policy does not hold up.
 * @param scope `colours` runs the rules alone that another theme can break
 */
export async function findViolations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(axe.source);
  const runOnly = scope === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules };
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then((result) => result.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) })))`,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary.replaceAll('\n', ' ')})`).join('; ')}`,
  );
}
