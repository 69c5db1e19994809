import {defineConfig, devices} from '@playwright/test'
import {findChromium} from '../scripts/supervisor/chromium.ts'
import {stackEnv} from './env.ts'
import {steadyNetwork} from './support/page-weight.ts'
import {timeLimits} from './support/time-limits.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: true,
  // All tests share one dataset and one site: those of a file run in order, and two files at a time.
  workers: 2,
  timeout: timeLimits.test,
  expect: {timeout: timeLimits.expectation},
  // What passes then is counted as flaky.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: stackEnv().SITE_URL,
    locale: 'lt-LT',
    timezoneId: 'Europe/London',
    // What moves is tested where it says so; elsewhere it only takes time.
    contextOptions: {reducedMotion: 'reduce'},
    // Recording a trace takes a tenth to a quarter of a test's time. To get one: `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath, args: ['--no-sandbox']},
  },
  projects: [
    {
      // Alone, before other tests change the content.
      name: 'budgets',
      testMatch: 'page-budgets.spec.ts',
      outputDir: '../test-results/budgets',
      use: {screenshot: 'off', launchOptions: {executablePath, args: ['--no-sandbox', steadyNetwork]}},
    },
    {
      name: 'end-to-end',
      testIgnore: ['page-budgets.spec.ts', 'long/**'],
      grepInvert: /@long/,
      outputDir: '../test-results/end-to-end',
    },
    {
      // `npm run guide-pictures`
      name: 'guide-pictures',
      testDir: 'guide-pictures',
      testMatch: '*.ts',
      outputDir: '../test-results/guide-pictures',
    },
    {
      // What lies in `long/`, and what has the tag elsewhere.
      name: 'long-end-to-end',
      grep: [/ long\//, /@long/],
      outputDir: '../test-results/long-end-to-end',
    },
  ],
})
