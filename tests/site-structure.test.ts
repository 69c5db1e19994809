import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {readModule} from './support/boundaries/read-module.ts'
import {
  adminImports,
  featureImports,
  findStructureViolations,
  findUnusedFeatureImports,
} from './support/boundaries/site-structure.ts'
import {readSourceFiles} from './support/boundaries/source-files.ts'

const files = readSourceFiles(join(import.meta.dirname, '..'))

test('apps/web keeps to docs/site-structure.md', () => {
  expect(files.filter(({path}) => path.startsWith('apps/web/features/')).length).toBeGreaterThan(100)
  expect(findStructureViolations(files)).toEqual([])
})

test('every feature that another may use is used by it', () => {
  expect(findUnusedFeatureImports(files)).toEqual([])
  expect(findUnusedFeatureImports([])).toEqual(
    expect.arrayContaining(['comments -> account', 'admin -> account']),
  )
})

test('features import each other without circles', () => {
  const reachable = (feature: string, seen = new Set<string>()): Set<string> => {
    for (const next of [...(featureImports[feature] ?? []), ...(adminImports[feature] ?? [])]) {
      if (!seen.has(next)) reachable(next, seen.add(next))
    }
    return seen
  }
  const inCircles = Object.keys({...featureImports, ...adminImports}).filter((feature) =>
    reachable(feature).has(feature),
  )
  expect(inCircles).toEqual([])
})

/** Sources of a site that breaks no rule, by path below apps/web. */
const sound = {
  'app/[locale]/naujienos/page.tsx': `
    import {getNews} from '#/features/news/news-queries.ts'
    import {NewsList} from '#/features/news/news-list.tsx'
    import {SiteHeader} from '#/shell/site-header.tsx'`,
  'features/news/news-queries.ts': `import {fetchContent} from '#/sanity/fetch-content.ts'`,
  'features/news/news-list.tsx': `
    import {Badge} from '#/ui/controls/badge.tsx'
    import type {News} from './news-queries.ts'
    import {NewsCard} from './card/news-card.tsx'`,
  'features/news/card/news-card.tsx': `import {rules} from '../card/card-rules.ts'`,
  'features/news/card/card-rules.ts': '',
  'app/[locale]/admin/page.tsx': `import {AdminGate} from '#/features/admin/admin-gate.tsx'`,
  'features/admin/admin-gate.tsx': `import {UsersPanel} from '#/features/account/admin/users-panel.tsx'`,
  'features/account/admin/users-panel.tsx': `import {columns} from './users/user-columns.tsx'`,
  'features/account/admin/users/user-columns.tsx': '',
  'sanity/fetch-content.ts': `import {env} from '#/environment/env.ts'`,
  'shell/site-header.tsx': '',
  'ui/badge.tsx': `import type {Image} from '#/sanity/fetch-content.ts'`,
  'environment/env.ts': '',
  'proxy.ts': `import {SiteHeader} from './shell/site-header.tsx'`,
}

function violations(changes: Record<string, string>): string[] {
  const sources = Object.entries({...sound, ...changes})
  return findStructureViolations(
    sources.map(([name, source]) => {
      const path = `apps/web/${name}`
      return {path, ...readModule(path, source)}
    }),
  )
}

test('a sound site breaks no rule', () => {
  expect(violations({})).toEqual([])
})

describe('a planted violation is found:', () => {
  test.each([
    ['a shared folder imports a feature', 'ui/badge.tsx', `import {x} from '#/features/news/news-list.tsx'`],
    [
      'a shared folder imports one above it',
      'sanity/fetch-content.ts',
      `import {x} from '#/ui/controls/badge.tsx'`,
    ],
    [
      'a feature imports the shell',
      'features/news/news-list.tsx',
      `import {x} from '#/shell/site-header.tsx'`,
    ],
    [
      'a feature imports a route',
      'features/news/news-list.tsx',
      `import type {x} from '#/app/[locale]/naujienos/page.tsx'`,
    ],
    ['a folder is not in the list', 'helpers-of-mine/x.ts', ''],
    ['a file lies in none', 'error-code.ts', ''],
    ['a test lies in none', 'proxy.test.ts', ''],
  ])('%s', (_, path, source) => {
    const found = violations({[path]: source})
    expect(found).toContainEqual(expect.stringMatching(/may not|not in the list|none of the files/))
  })

  test('a feature imports another that it may not use', () => {
    const found = violations({
      'features/legal/legal-text.tsx': `import {x} from '#/features/news/news-list.tsx'`,
      'app/[locale]/terms/page.tsx': `import {x} from '#/features/legal/legal-text.tsx'`,
    })
    expect(found).toEqual([expect.stringContaining('the feature legal may not use news')])
  })

  test('somebody reaches below the root of a feature', () => {
    const found = violations({'shell/menu.tsx': `import {x} from '#/features/news/card/news-card.tsx'`})
    expect(found).toEqual([expect.stringContaining('which is private')])
  })

  test('somebody reaches below the root of an admin side', () => {
    const found = violations({
      'features/admin/dashboard/dashboard.tsx': `import {x} from '#/features/comments/admin/list/row.tsx'`,
    })
    expect(found).toEqual([expect.stringContaining('which is private')])
  })

  test.each([
    ['features/comments/thread/thread.tsx', '../admin/comments-panel.tsx'],
    ['features/news/card/news-card.tsx', '#/features/admin/list/news-list.tsx'],
    ['app/[locale]/naujienos/page.tsx', '#/features/comments/admin/comments-panel.tsx'],
    ['shell/site-header.tsx', '#/features/admin-list/list-view.tsx'],
  ])('a file that visitors load imports one of the admin area: %s, %s', (path, specifier) => {
    const found = violations({[path]: `import type {x} from '${specifier}'`})
    expect(found).toContainEqual(expect.stringContaining('only the admin area may'))
  })

  test('the visitors’ side of a feature imports what only its admin side may use', () => {
    const source = `import {x} from '#/features/account/account-store.ts'`
    const outside = {'features/account/account-store.ts': '', 'shell/account.tsx': source}
    expect(violations({...outside, 'features/membership/admin/members/row.tsx': source})).toEqual([])
    expect(violations({...outside, 'features/membership/own/row.tsx': source})).toEqual([
      expect.stringContaining('the feature membership may not use account'),
    ])
  })

  test.each(['features/news/news-extra.tsx', 'features/account/admin/users-extra.tsx'])(
    'a public file has no user outside its feature: %s',
    (path) => {
      expect(violations({[path]: ''})).toEqual([`${path} has no user outside its feature`])
    },
  )

  test.each(['sanity/fetch-content.ts', 'supabase/query.ts'])('an interface file imports %s', (door) => {
    const found = violations({'features/news/card/news-card.tsx': `import {x} from '#/${door}'`, [door]: ''})
    expect(found).toEqual([expect.stringContaining('only queries, actions and stores do')])
  })

  test.each(['index', 'utils', 'types', 'actions', 'constants'])('a file is named %s', (name) => {
    expect(violations({[`ui/${name}.ts`]: ''})).toEqual([expect.stringContaining('says nothing')])
  })

  test.each([
    `localStorage.setItem('x', '')`,
    `const {length} = window['sessionStorage']`,
    `await caches.open('x')`,
    `document.cookie = 'x'`,
    'export const script = `try{localStorage.x=1}catch(e){}`',
  ])('something is kept in the browser outside storage/: %s', (source) => {
    expect(violations({'ui/badge.tsx': source})).toEqual([
      "ui/badge.tsx reaches the browser's storage: only storage/ does",
    ])
    expect(violations({'storage/badges.ts': source})).toEqual([])
  })

  test('a data file does not start with the name of its folder', () => {
    const found = violations({'features/news/card/latest-queries.ts': ''})
    expect(found).toEqual([expect.stringContaining('starts with the name of its folder')])
  })

  test('ui/ names a noun', () => {
    expect(violations({'ui/news-badge.tsx': ''})).toEqual([expect.stringContaining('names no noun')])
  })

  test('two files have the same name', () => {
    const found = violations({'shell/badge.tsx': ''})
    expect(found).toEqual([expect.stringMatching(/^badge is the name of .*badge\.tsx and .*badge\.tsx$/)])
  })

  test('an import climbs two levels', () => {
    const found = violations({'features/news/card/news-card.tsx': `import {x} from '../../../ui/badge.tsx'`})
    expect(found).toEqual([expect.stringContaining('climbs to ../../../ui/badge.tsx')])
  })

  test('a client component reaches the server’s settings', () => {
    const found = violations({
      'ui/badge.tsx': `'use client'
        import {image} from './image.ts'`,
      'ui/image.ts': `import {fetchContent} from '#/sanity/fetch-content.ts'`,
    })
    expect(found).toEqual([
      'ui/badge.tsx brings environment/env.ts into the browser, by way of sanity/fetch-content.ts',
    ])
  })
})
