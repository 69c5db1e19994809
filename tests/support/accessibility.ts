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

/** What axe finds wrong on the page as it stands: WCAG 2.2 AA and best practices, each with the element at fault. */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return run(page, (axe) => axe.withTags(tags))
}

/** Likewise in the light colour scheme, and in the dark one what a colour scheme can break. Ends in the dark one. */
export async function faultsInEachScheme(page: Page): Promise<string[]> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  const light = await accessibilityFaults(page)
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
  const dark = await run(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)]
}

/** Repeated if it finds something while anything begins to move, such as a toast that leaves. */
async function run(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.evaluate(settleAnimations)
  await page.evaluate(watchMovement)
  const faults = await analyze(page, choose)
  const hasMoved = await page.evaluate(() => (window as WatchedWindow).hasMoved)
  return faults.length > 0 && hasMoved ? run(page, choose) : faults
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

/** Waits for what is still moving: half faded in, any text has too little contrast. Runs in the page. */
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
}

type WatchedWindow = Window & {hasMoved?: boolean}

/** Notes in the page when anything begins to move from now on. */
function watchMovement(): void {
  const watched: WatchedWindow = window
  const note = () => (watched.hasMoved = true)
  watched.hasMoved = false
  document.addEventListener('transitionrun', note, {once: true, capture: true})
  document.addEventListener('animationstart', note, {once: true, capture: true})
}
