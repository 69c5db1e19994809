import {posix} from 'node:path'
import type {Import} from './read-module.ts'
import type {SourceFile} from './source-files.ts'

/**
 * The other parts that each part may import: the table in docs/architecture.md. Of a part within another, such as the
 * integration tests of the emulators, only those know that name it.
 */
const mayImport: Record<string, string[]> = {
  schemas: [],
  studio: ['schemas'],
  'apps/web': ['schemas', 'supabase/generated'],
  'apps/emulators/conformance': ['scripts'],
  'apps/emulators/integration': ['apps/emulators', 'tests/support', 'scripts/supervisor'],
  'apps/emulators': ['schemas', 'supabase/deno-binary'],
  supabase: ['schemas'],
  // What is set is checked by the parts' own schemas, and the database is compared with one of the emulator's.
  'scripts/doctor': [
    'schemas',
    'scripts',
    'apps/web/environment/site-variables.ts',
    'studio/workspace/studio-variables.ts',
    'supabase/functions/_shared/env.ts',
    'apps/emulators/supabase/postgres',
  ],
  scripts: ['schemas', 'scripts/doctor'],
  tests: ['schemas', 'studio', 'apps/web', 'apps/emulators', 'supabase', 'scripts', 'scripts/doctor'],
}

const packages: Record<string, string> = {
  '@site/schemas': 'schemas',
  '@site/studio': 'studio',
  '@site/web': 'apps/web',
  '@site/emulators': 'apps/emulators',
  '@site/supabase': 'supabase',
  '@site/tests': 'tests',
}

/** One line for each place that breaks a rule of docs/architecture.md. */
export function findViolations(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(wrongDirections),
    ...files
      .filter(readsEnvironmentElsewhere)
      .map(({path}) => `${path} reads the environment: only env.ts does`),
    ...files
      .filter(({path}) => /^schemas\/(.*\/)?index\.\w+$/.test(path))
      .map(({path}) => `${path} is a barrel`),
    ...bundledSanity(files),
    ...sanityInFunctions(files),
    ...stripeElsewhere(files),
  ]
}

function wrongDirections({path, imports}: SourceFile): string[] {
  const part = partOf(path)
  return imports.flatMap((each) => {
    const target = resolve(path, each)
    const isAllowed =
      target === undefined ||
      partOf(target) === part ||
      mayImport[part ?? '']?.some((allowed) => isIn(target, allowed) && partOf(target) === partOf(allowed))
    return isAllowed ? [] : [`${path} imports ${each.specifier}: ${part ?? 'the top level'} may not`]
  })
}

const readsEnvironmentElsewhere = ({path, readsEnvironment}: SourceFile) =>
  readsEnvironment && posix.basename(path) !== 'env.ts'

/** The site must not bundle the Studio's library: follows the site's imports to `sanity`. */
function bundledSanity(files: SourceFile[]): string[] {
  return importsReachedFrom('apps/web', files, ({isType}) => !isType)
    .filter(({specifier}) => /^sanity(\/|$)/.test(specifier))
    .map(({path, specifier}) => `${path} brings ${specifier} into the site`)
}

/** The functions know no content types: Deno resolves what a file imports, also its types, and they have no such package. */
function sanityInFunctions(files: SourceFile[]): string[] {
  return importsReachedFrom('supabase', files, () => true)
    .filter(({specifier}) => /^(@sanity\/types|sanity)(\/|$)/.test(specifier))
    .map(({path, specifier}) => `${path} brings ${specifier} into the functions`)
}

/** What is Stripe's ends in one folder. */
const stripeElsewhere = (files: SourceFile[]): string[] =>
  files
    .filter(({path}) => isIn(path, 'supabase/functions') && !isIn(path, 'supabase/functions/_shared/stripe'))
    .filter(({imports}) => imports.some(({specifier}) => specifier === 'stripe'))
    .map(({path}) => `${path} imports stripe: only supabase/functions/_shared/stripe does`)

/** What the files of a part import, directly or through other files, along the imports that are followed. */
function importsReachedFrom(part: string, files: SourceFile[], isFollowed: (each: Import) => boolean) {
  const byPath = new Map(files.map((file) => [file.path.replace(/\.\w+$/, ''), file]))
  const reached = new Set(files.filter(({path}) => isIn(path, part)))
  const found: {path: string; specifier: string}[] = []
  for (const {path, imports} of reached) {
    for (const each of imports.filter(isFollowed)) {
      found.push({path, specifier: each.specifier})
      const next = byPath.get(resolve(path, each)?.replace(/\.\w+$/, '') ?? '')
      if (next) reached.add(next)
    }
  }
  return found
}

/** Path from the root of one of our own modules; `undefined` for an installed package. */
export function resolve(importer: string, {specifier}: Import): string | undefined {
  if (specifier.startsWith('#/')) return `apps/web/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  const name = Object.keys(packages).find((each) => isIn(specifier, each))
  return name && specifier.replace(name, packages[name] ?? '')
}

const partOf = (path: string) => Object.keys(mayImport).find((part) => isIn(path, part))

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)
