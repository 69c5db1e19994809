import type {Page} from '@playwright/test'

/** How often a person has pressed the mouse button or the screen, keys that write a character, and other keys, alone or held with others. */
export interface CountedInput {
  clicks: number
  letters: number
  keys: number
}

/** Counts what a person would press from now on. */
export async function countInput(page: Page): Promise<CountedInput> {
  const counted: CountedInput = {clicks: 0, letters: 0, keys: 0}
  await page.exposeFunction('countInput', (kind: keyof CountedInput) => {
    counted[kind] += 1
  })
  await page.addInitScript(reportInput)
  await page.evaluate(reportInput)
  return counted
}

/** Runs in the page. */
function reportInput() {
  const {countInput: report} = globalThis as unknown as {countInput(kind: keyof CountedInput): void}
  // At the document: Playwright stops at the window a press that would miss, before it repeats it.
  document.addEventListener('pointerdown', () => report('clicks'), {capture: true})
  document.addEventListener(
    'keydown',
    ({key, ctrlKey}) => {
      if (['Shift', 'Control', 'Alt'].includes(key)) return
      report(key.length === 1 && !ctrlKey ? 'letters' : 'keys')
    },
    {capture: true},
  )
}
