import {defineConfig, devices} from '@playwright/test'
import {findChromium} from '../scripts/supervisor/chromium.ts'
import {stackEnv} from './env.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  // Tests publish to one dataset and look at one site: those of a file run in order, and files in two workers.
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 10_000},
  use: {
    ...devices['Desktop Chrome'],
    baseURL: stackEnv().SITE_URL,
    locale: 'lt-LT',
    timezoneId: 'Europe/London',
    // Without pictures of every step, which take a quarter of the time; there is one of the failure.
    trace: {mode: 'retain-on-failure', screenshots: false},
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findChromium(), args: ['--no-sandbox']},
  },
})
