import {loadavg} from 'node:os'
import type {Page} from '@playwright/test'
import {mark, type Task, tasks} from '../../support/commonest-tasks.ts'
import {countInput} from '../../support/count-input.ts'
import {untilServed} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, studioErrors} from '../../support/studio.ts'
import {finger, keyboard, mouse} from '../../support/studio-hands.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(3 * timeLimits.test)

const hands = {
  mouse: {take: mouse, pressed: 'clicks', context: {}},
  keyboard: {take: keyboard, pressed: 'keys', context: {}},
  phone: {
    take: finger,
    pressed: 'clicks',
    context: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  },
} as const

let putBack: (() => Promise<unknown>) | undefined

test.afterEach(async () => {
  await putBack?.()
  putBack = undefined
  const client = sanityClient()
  const params = {mark: `*${mark}*`}
  await client.delete({query: '*[title.lt match $mark]', params})
  await client.delete({query: '*[_type == "sanity.imageAsset" && originalFilename match $mark]', params})
})

for (const [name, {take, pressed, context}] of Object.entries(hands)) {
  test.describe(name, () => {
    test.use(context)
    for (const [what, task] of Object.entries(tasks)) {
      const most = task.most[name as keyof typeof hands]
      test(`${what}: at most ${most} ${pressed}`, async ({page}) => {
        putBack = await toPutBack(task.changes)
        await logIn(page, editors.editor)
        await untilStarted(page)
        const input = await countInput(page)
        const from = Date.now()
        const hand = take(page)
        const {query, params, found, page: shown} = await task.work({page, hand, name})
        const stored = (perspective: 'drafts' | 'published') =>
          sanityClient().fetch<{_id?: string}>(query, params, {perspective})
        const untilStored = (perspective: 'drafts' | 'published') =>
          expect.poll(() => stored(perspective), {timeout: timeLimits.studio}).toMatchObject(found)
        await untilStored('drafts')
        await hand.publish()
        await untilStored('published')
        const seconds = Math.round((Date.now() - from) / 1000)
        const {clicks, keys, letters} = input
        process.stdout.write(
          `${what} by ${name}: ${clicks} clicks, ${letters} letters, ${keys} other keys, ${seconds} s, load ${loadavg()[0]}\n`,
        )
        const path = shown.path.replace(':id', String((await stored('published'))._id))
        await untilServed(page.request, path, shown.lt)
        await untilServed(page.request, `/en${path}`, shown.en)
        expect(input[pressed]).toBeLessThanOrEqual(most)
      })
    }
  })
}

/** Resolves to what undoes a change of a document that was there before. Other tests may change the rest of it. */
async function toPutBack(changes: Task['changes']) {
  if (!changes) return undefined
  const {id, field} = changes
  const client = sanityClient()
  const original = await client.getDocument<Record<string, unknown>>(id)
  if (!original) throw new Error(`No ${id}`)
  return async () => {
    await client.delete(`drafts.${id}`)
    await client
      .patch(id)
      .set({[field]: original[field]})
      .commit()
  }
}

async function untilStarted(page: Page) {
  const startPage = page.getByTestId('start-page')
  await expect(startPage.getByRole('region', {name: 'Ką reikėtų sutvarkyti'})).toHaveAttribute(
    'aria-busy',
    'false',
    {timeout: timeLimits.studio},
  )
  await expect(startPage.getByRole('heading', {level: 1})).toBeFocused()
}
