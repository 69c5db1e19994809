import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on the page as it stands: WCAG 2.2 AA and good practice, each with the element that has it. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faults(new AxeBuilder({page}).withTags(tags))
}

/** Of these the ones that other colours can bring about. */
export function contrastFaults(page: Page): Promise<string[]> {
  return faults(new AxeBuilder({page}).withRules(['color-contrast', 'link-in-text-block']))
}

/** Without legacy mode axe opens a second page each time, to sum up frames of other origins: the site has none. */
async function faults(axe: AxeBuilder): Promise<string[]> {
  const {violations} = await axe.setLegacyMode().analyze()
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`))
}
