import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {readSourceFiles} from './support/boundaries/source-files.ts'

const root = join(import.meta.dirname, '..')
const sources = readSourceFiles(root)
  .filter(({path}) => path.startsWith('apps/web/') && path.endsWith('.tsx'))
  .map(({path}) => ({path, source: readFileSync(join(root, path), 'utf8')}))
const withDialog = sources.filter(({source}) =>
  /<(?:Alert)?Dialog\.Root\b|<dialog\b|<details ref/.test(source),
)

test('every dialog and menu closes on Back', () => {
  expect(withDialog.length).toBeGreaterThan(4)
  const missing = withDialog
    .filter(({source}) => !/\buse(?:CloseOnBack|DetailsMenu)\(/.test(source))
    .map(({path}) => path)
  expect(missing, 'call useCloseOnBack of apps/web/ui beside the root of the dialog').toEqual([])
})

test('every dialog hides the toasts of before, which would lie over its buttons', () => {
  const dialogs = sources.filter(({source}) => /<(?:Alert)?Dialog\.Root\b|<dialog\b/.test(source))
  expect(dialogs.length).toBeGreaterThan(2)
  const missing = dialogs.filter(({source}) => !source.includes('useToastsAside(')).map(({path}) => path)
  expect(missing, 'call useToastsAside of apps/web/ui beside the root of the dialog').toEqual([])
})
