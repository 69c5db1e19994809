import {expect, test} from '../../support/test.ts'
import {demoAdmin, startLoggedIn} from '../../support/people.ts'
import {showTab} from '../../support/admin-area.ts'
import {inLanguage} from '../../support/routes.ts'
import {expectTextToFit} from '../../support/text-faults.ts'

const tabs = [
  'users',
  'comments&show=all',
  'photos',
  'registrations',
  'messages',
  'newsletter',
  'members',
  'donations',
  'payments&show=all',
  'system',
]

test.use({viewport: {width: 360, height: 740}})

for (const language of ['lt', 'en'] as const) {
  for (const tab of tabs) {
    test(`the admins' ${tab} fits, in ${language}`, async ({page}) => {
      await startLoggedIn(page, await demoAdmin())
      await page.goto(inLanguage(language, `/admin?tab=${tab}`))
      await showTab(page, 320)
      await expectTextToFit(page, tab)
    })
  }
  test(`the admins' guide fits, in ${language}`, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(inLanguage(language, '/admin/vadovas'))
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expectTextToFit(page, 'the guide')
  })
}
