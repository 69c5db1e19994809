import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import * as z from 'zod'
import {stackEnv} from '../env.ts'
import {budgetFaults, budgetSchema, loweredBudget, type Budget} from '../support/page-budgets.ts'
import {weighPage} from '../support/page-weight.ts'
import {expect, test} from '../support/test.ts'

const root = join(import.meta.dirname, '../..')
const path = join(root, 'tests/page-budgets.json')
const budgets = z.record(z.string(), budgetSchema).parse(JSON.parse(readFileSync(path, 'utf8')))
const AT_ONCE = 4

test('every page keeps to its budget of bytes and requests', async ({browser}, testInfo) => {
  test.setTimeout(120_000)
  const faults: string[] = []
  const lowered: Record<string, Budget> = {}
  const pages = Object.entries(budgets).values()
  await Promise.all(
    Array.from({length: AT_ONCE}, async () => {
      for (const [page, budget] of pages) {
        const weight = await weighPage(browser, stackEnv().SITE_URL + page)
        faults.push(...budgetFaults(page, weight, budget))
        lowered[page] = loweredBudget(weight, budget)
      }
    }),
  )
  const proposal = join(testInfo.project.outputDir, 'page-budgets.json')
  mkdirSync(testInfo.project.outputDir, {recursive: true})
  const inOrder = Object.fromEntries(Object.keys(budgets).map((page) => [page, lowered[page]]))
  writeFileSync(proposal, `${JSON.stringify(inOrder, null, 2)}\n`)
  const [from, to] = [proposal, path].map((each) => relative(root, each))
  expect(faults.join('\n'), `To lower what can be lowered: cp ${from} ${to}`).toBe('')
})
