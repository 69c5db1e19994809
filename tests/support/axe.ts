import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

/** What axe finds wrong on the page as it stands: WCAG 2.2 AA and good practice, each with the element that has it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`))
}
