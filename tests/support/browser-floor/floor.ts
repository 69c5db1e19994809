import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import type {BrowserName, CompatData, Identifier, SimpleSupportStatement} from '@mdn/browser-compat-data'

const manifest = join(import.meta.dirname, '../../../apps/web/package.json')
const {browserslist} = JSON.parse(readFileSync(manifest, 'utf8')) as {browserslist: string[]}

/** The oldest browsers that the site supports in full, as `apps/web/package.json` tells the compilers. */
export const floor = browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' ')
  const browser = name === 'ios_saf' ? 'safari_ios' : name
  return {browser: browser as BrowserName, version}
})

// Vitest would take minutes to transform so large a file.
export const compatibility = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** True if one of the oldest browsers lacks it. Unknown to MDN: false. */
export function isAboveFloor({__compat}: Identifier): boolean {
  return (
    __compat !== undefined &&
    floor.some(({browser, version}) => {
      const statement = __compat.support[browser]
      if (!statement) return false
      return ![statement].flat().some((each) => isSupportedAt(version, each))
    })
  )
}

/** True if a release of one of these browsers has it at all. */
export const isAnywhere = ({__compat}: Identifier): boolean =>
  floor.some(({browser}) =>
    [__compat?.support[browser] ?? []].flat().some((each) => isSupportedAt('999', each)),
  )

function isSupportedAt(version: string, statement: SimpleSupportStatement): boolean {
  const {version_added: added, flags, prefix, alternative_name: otherName} = statement
  if (typeof added !== 'string' || flags || prefix || otherName) return false
  return added.startsWith('≤') || compareVersions(added, version) <= 0
}

function compareVersions(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number)
  return major - otherMajor || minor - otherMinor
}
