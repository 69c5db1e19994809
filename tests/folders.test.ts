import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {findFolderCircles} from './support/boundaries/folder-circles.ts'
import {readModule} from './support/boundaries/read-module.ts'
import {readSourceFiles} from './support/boundaries/source-files.ts'

const parts = [
  'apps/emulators',
  'apps/web',
  'schemas',
  'scripts',
  'studio',
  'supabase/functions',
  'supabase/tests',
  'tests',
]

test('no folder of any part is in a circle of imports', () => {
  const files = readSourceFiles(join(import.meta.dirname, '..'))
  const found = (part: string) => files.some(({path}) => path.startsWith(`${part}/`))
  expect(parts.filter((part) => !found(part))).toEqual([])
  expect(findFolderCircles(files)).toEqual([])
})

describe('a planted circle is found', () => {
  const circles = (sources: Record<string, string>) =>
    findFolderCircles(Object.entries(sources).map(([path, source]) => ({path, ...readModule(path, source)})))

  test.each(parts)('between two folders of %s', (part) => {
    const found = circles({
      [`${part}/likes/like.ts`]: `import {Comment} from '../comments/comment.ts'`,
      [`${part}/comments/comment.ts`]: `import type {Like} from '../likes/like.ts'`,
    })
    expect(found).toEqual([`${part}: comments/ and likes/ import each other`])
  })

  test('by way of a third folder, and of other files', () => {
    const found = circles({
      'studio/a/one.ts': `import {two} from '../b/two.ts'`,
      'studio/b/other.ts': `const three = await import('../c/three.ts')`,
      'studio/c/three.ts': `export * from '@site/studio/a/one'`,
    })
    expect(found).toEqual(['studio: a/ and b/ and c/ import each other'])
  })

  test('between a folder and a file beside it', () => {
    const found = circles({
      'scripts/env.ts': `import {read} from './supervisor/read.ts'`,
      'scripts/supervisor/start.ts': `import {env} from '../env.ts'`,
      'scripts/supervisor/read.ts': '',
    })
    expect(found).toEqual(['scripts: env and supervisor/ import each other'])
  })

  test('between a folder and a file of the same name', () => {
    const found = circles({
      'tests/bench/server.ts': `import {run} from './server/run.ts'`,
      'tests/bench/server/run.ts': `import {figure} from '../server.ts'`,
    })
    expect(found).toEqual(['tests/bench: server and server/ import each other'])
  })

  test('however deep, also in a feature of the site', () => {
    const found = circles({
      'apps/web/features/account/admin/users-panel.tsx': `import {columns} from './users/columns.tsx'`,
      'apps/web/features/account/admin/users/columns.tsx': `import type {x} from '../users-panel.tsx'`,
      'apps/web/features/news/card/card.tsx': `import {x} from '#/features/news/list/rules.ts'`,
      'apps/web/features/news/list/rules.ts': `import type {x} from '../card/card.tsx'`,
    })
    expect(found).toEqual([
      'apps/web/features/account/admin: users-panel and users/ import each other',
      'apps/web/features/news: card/ and list/ import each other',
    ])
  })
})

test('what is sound is in no circle', () => {
  const sources = {
    'schemas/define.ts': `import type {one} from './languages.ts'`,
    'schemas/languages.ts': `import type {two} from './define.ts'`,
    'schemas/fields/title.ts': `import {define} from '../define.ts'`,
    'schemas/fields/title.test.ts': `import {event} from '../documents/event.ts'`,
    'schemas/documents/event.ts': `import {title} from '../fields/title.ts'`,
    // The root of a feature joins its subfolders.
    'apps/web/features/news/news-list.tsx': `import {card} from './card/card.tsx'`,
    'apps/web/features/news/card/card.tsx': `import type {News} from '../news-list.tsx'`,
    // Between parts, docs/architecture.md says who may import whom.
    'tests/support/mail.ts': `import {mail} from '../../apps/emulators/mail/mail.ts'`,
    'apps/emulators/integration/mail.ts': `import {mail} from '../../../tests/support/mail.ts'`,
  }
  const files = Object.entries(sources).map(([path, source]) => ({path, ...readModule(path, source)}))
  expect(findFolderCircles(files)).toEqual([])
})
