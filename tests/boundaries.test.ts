import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {findViolations} from './support/boundaries/find-violations.ts'
import {readModule} from './support/boundaries/read-module.ts'
import {readSourceFiles} from './support/boundaries/source-files.ts'

describe('the source', () => {
  const files = readSourceFiles(join(import.meta.dirname, '..'))

  test('is read as a whole', () => {
    const parts = ['schemas/', 'studio/', 'apps/web/', 'apps/emulators/', 'scripts/', 'tests/']
    expect(parts.filter((part) => !files.some(({path}) => path.startsWith(part)))).toEqual([])
  })

  test('keeps to the directions in docs/architecture.md', () => {
    expect(findViolations(files)).toEqual([])
  })
})

describe('a planted violation', () => {
  const violations = (sources: Record<string, string>) =>
    findViolations(Object.entries(sources).map(([path, source]) => ({path, ...readModule(path, source)})))

  test.each([
    ['apps/web/page.tsx', `import {lake} from '@site/emulators/lake/store'`],
    ['apps/web/sanity/client.ts', `import '../../emulators/lake/store.ts'`],
    ['apps/web/page.tsx', `const {lake} = await import('@site/emulators/lake/store')`],
    ['apps/web/page.tsx', `export * from '@site/studio/schema/schema-types'`],
    ['studio/config.ts', `import type {Lake} from '../apps/emulators/lake/contract.ts'`],
    ['studio/config.ts', `const lake = require('@site/emulators')`],
    ['schemas/documents/event.ts', `import {now} from '../../apps/web/time/now.ts'`],
    ['schemas/documents/event.ts', `import {lake} from '@site/emulators/lake/store'`],
    ['supabase/tests/likes.test.ts', `import {signJwt} from '../../apps/emulators/supabase/jwt.ts'`],
    ['supabase/functions/join/handler.test.ts', `import '../../../apps/emulators/functions/app.ts'`],
    ['apps/emulators/lake/main.ts', `import {root} from '../../../scripts/supervisor/variables.ts'`],
    ['apps/emulators/lake/app.ts', `import {lake} from '../integration/lake/lake.ts'`],
    ['apps/emulators/lake/app.test.ts', `import {lake} from '../../../tests/support/lake-process.ts'`],
    ['apps/emulators/integration/a.test.ts', `import {test} from '../../../tests/e2e/like.spec.ts'`],
    ['apps/emulators/integration/a.test.ts', `import {stackEnv} from '../../../tests/env.ts'`],
    ['apps/emulators/conformance/main.ts', `import {stackEnv} from '../../../tests/env.ts'`],
    ['tests/integration/a.test.ts', `import {lake} from '../../apps/emulators/integration/lake/lake.ts'`],
    ['scripts/start.ts', `import {startLake} from '@site/emulators/lake/start-lake'`],
    ['scripts/doctor/checks.ts', `import {env} from '../../apps/web/environment/env.ts'`],
    ['scripts/doctor/checks.ts', `import {startLake} from '../../apps/emulators/lake/start-lake.ts'`],
    ['vitest.config.ts', `import {stackEnv} from './tests/env.ts'`],
    ['supabase/functions/refund-payment/handler.ts', `import type {Stripe} from 'stripe'`],
  ])('in %s is found: %s', (path, source) => {
    expect(violations({[path]: source})).toEqual([expect.stringContaining(path)])
  })

  test.each([
    'const url = process.env.SITE_URL as string',
    `const url = process['env'].SITE_URL`,
    'const {env} = process',
    `import {env} from 'node:process'`,
    'const url = import.meta.env.SITE_URL',
    'export const Page = () => <a href={process.env.SITE_URL}>x</a>',
  ])('of reading the environment is found: %s', (source) => {
    expect(violations({'apps/web/page.tsx': source})).toEqual([expect.stringContaining('only env.ts does')])
  })

  test('of bundling the Studio is found behind another import', () => {
    const sources = {
      'apps/web/page.tsx': `import {newsItem} from '@site/schemas/documents/newsItem'`,
      'schemas/documents/newsItem.ts': `import {title} from '../fields/title.ts'`,
      'schemas/fields/title.ts': `import {defineField} from 'sanity'`,
    }
    expect(violations(sources)).toEqual(['schemas/fields/title.ts brings sanity into the site'])
    expect(
      violations({...sources, 'apps/web/page.tsx': `import type {newsItem} from '@site/schemas/x'`}),
    ).toEqual([])
  })

  test.each(['import {defineType}', 'import type {Rule}'])(
    'of content types in a function is found behind another import: %s',
    (statement) => {
      const sources = {
        'supabase/functions/join/handler.ts': `import {event} from '@site/schemas/documents/event'`,
        'schemas/documents/event.ts': `${statement} from '@sanity/types'`,
      }
      expect(violations(sources)).toEqual([
        'schemas/documents/event.ts brings @sanity/types into the functions',
      ])
    },
  )

  test('of a barrel of schemas is found', () => {
    expect(violations({'schemas/documents/index.ts': ''})).toEqual(['schemas/documents/index.ts is a barrel'])
  })

  test('is not reported in sound sources', () => {
    const sources = {
      'apps/web/environment/env.ts': 'export const url = process.env.SITE_URL',
      'apps/web/page.tsx': `
        import {url} from './environment/env.ts'
        import {contentChanged} from '@site/schemas/webhooks/content-changed'
        // process.env.SITE_URL in a comment, 'process.env' in a string
        export const text = 'process.env @site/emulators'`,
      'supabase/functions/join/handler.ts': `import {join} from '@site/schemas/requests/join'`,
      'tests/e2e/page.spec.ts': `import {lake} from '@site/emulators/lake/store'`,
      'scripts/doctor.ts': `import {checks} from './doctor/checks.ts'`,
      'scripts/doctor/checks.ts': `import {siteVariables} from '../../apps/web/environment/site-variables.ts'`,
      'apps/emulators/conformance/main.ts': `import {supervise} from '../../../scripts/supervisor/supervise.ts'`,
      'apps/emulators/integration/lake/a.test.ts': `
        import {lake} from '../../lake/store.ts'
        import {LakeProcess} from '../../../../tests/support/lake-process.ts'`,
    }
    expect(violations(sources)).toEqual([])
  })
})
