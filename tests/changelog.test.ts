import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import * as z from 'zod'

const root = join(import.meta.dirname, '..')
const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^## /m)
const versions = sections.map((section) => section.split('\n', 1)[0] ?? '')

test('versions are headed by number and date, and the newest is that of package.json', () => {
  const released = versions[0] === 'Unreleased' ? versions.slice(1) : versions
  for (const version of released) expect(version).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/)
  const manifest = z
    .object({version: z.string()})
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  expect(released[0]?.split(' ')[0] ?? manifest.version).toBe(manifest.version)
})

test.each(versions)('%s says what an operator must do for each part', (version) => {
  const section = sections[versions.indexOf(version)] ?? ''
  const duties = section.split('### What an operator must do\n')[1] ?? ''
  const parts = [...duties.matchAll(/^- \*\*(\w+):\*\* \S/gm)].map(([, part]) => part)
  expect(parts).toEqual(['Database', 'Functions', 'Site', 'Studio', 'Variables', 'Schedule', 'Backups'])
})
