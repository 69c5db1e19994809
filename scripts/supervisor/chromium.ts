import {existsSync} from 'node:fs'
import {chromium} from '@playwright/test'
import {toolEnv} from './service-env.ts'
import type {Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {root} from './variables.ts'

/** The headless shell loads pages twice as fast, so it comes before the system's other browsers. */
export function findChromium(): string | undefined {
  return [
    chromium.executablePath(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => existsSync(path))
}

/** @throws {Error} that says how to install Chromium, if this process may not */
export async function requireChromium(processes: Processes, progress: Progress): Promise<void> {
  if (findChromium()) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      'The end-to-end tests need Chromium. Install it with "npx playwright install --with-deps chromium", or on ' +
        'Debian with "sudo apt-get update && sudo apt-get install -y chromium-headless-shell", and try again.',
    )
  }
  await progress.step('Installing Chromium with apt-get', async () => {
    const env = {...toolEnv, DEBIAN_FRONTEND: 'noninteractive'}
    const aptGet = (args: string[]) =>
      processes.run(
        {name: `apt-get-${args[0] ?? ''}`, file: '/usr/bin/apt-get', args, cwd: root, env},
        900_000,
      )
    await aptGet(['update'])
    await aptGet(['install', '-y', 'chromium-headless-shell'])
  })
}
