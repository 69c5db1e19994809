import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {budgetsSchema, budgetFaults, weightLine} from '../support/page-budgets.ts'
import {weighPage} from '../support/page-weight.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {stackEnv} from '../env.ts'

const path = join(import.meta.dirname, '../page-budgets.json')
const budgets = budgetsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))

for (const [kind, budget] of Object.entries(budgets)) {
  test(`${kind}: every page keeps to the limits of its kind`, async ({browser}) => {
    const pages = budget.pages.flatMap((page) => [page, inLanguage('en', page)])
    const weights = await Promise.all(
      pages.map(async (page) => ({page, weight: await weighPage(browser, stackEnv().SITE_URL + page)})),
    )
    for (const {page, weight} of weights) process.stdout.write(`${weightLine(page, weight)}\n`)
    const faults = weights.flatMap(({page, weight}) => budgetFaults(page, weight, budget.limits))
    expect(faults, faults.join('\n')).toEqual([])
  })
}
