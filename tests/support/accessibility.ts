import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {AxeBuilder} from '@axe-core/playwright'
import type {Page} from '@playwright/test'

/** Compiles in two thirds of the time of the source that AxeBuilder injects. */
const minified = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on the page as it stands, or within what a selector matches: WCAG 2.2 AA and best practices, each with
 * the element at fault.
 */
export function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  return run(page, (axe) => (within ? axe.include(within) : axe).withTags(tags))
}

/** Likewise in the light colour scheme, and in the dark one what a colour scheme can break. Ends in the dark one. */
export async function faultsInEachScheme(page: Page): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'light'})
  const light = await accessibilityFaults(page)
  await page.emulateMedia({colorScheme: 'dark'})
  const dark = await run(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)]
}

/** Looks again, twice at most, if anything has begun to move while it found something: a toast that leaves, for example. */
async function run(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  let faults: string[] = []
  for (let look = 0; look < 3; look += 1) {
    await page.evaluate(settleAnimations)
    faults = await analyze(page, choose)
    if (faults.length === 0 || !(await page.evaluate(() => (window as WatchedWindow).hasMoved))) break
  }
  return faults
}

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Injecting axe takes longer than running it: what is on the page already is not injected again.
  const isInjected = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({page, axeSource: isInjected ? 'void 0' : minified})
  // Without describing what passed, a run takes a quarter less.
  const {violations} = await choose(axe.options({resultTypes: ['violations']}))
    // Else axe opens a second page to merge the results of cross-origin frames. The site has none.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`))
}

type WatchedWindow = Window & {hasMoved?: boolean}

/**
 * Waits for what is still moving: half faded in, any text has too little contrast. From then on notes in `hasMoved` when
 * anything begins to. Runs in the page.
 */
async function settleAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(
      ({effect, playState}) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
  // A cancelled animation rejects, and has ended as well.
  await Promise.allSettled(ending.map(({finished}) => finished))

  const watched: WatchedWindow = window
  watched.hasMoved = false
  for (const begins of ['transitionrun', 'animationstart']) {
    document.addEventListener(begins, () => (watched.hasMoved = true), {once: true, capture: true})
  }
}
