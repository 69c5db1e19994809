import {posix} from 'node:path'
import {featureOf, isAdminSide, isInRoot, layerOf, withoutEnding} from './feature-paths.ts'
import type {Import} from './read-module.ts'
import type {SourceFile} from './source-files.ts'

/** Folders of apps/web from the ground up: each may import those named before it, and nothing else. */
const layers = [
  'environment',
  'browser',
  'public',
  'fonts',
  'messages',
  'storage',
  'i18n',
  'time',
  'shared-cache',
  'preview',
  'sanity',
  'supabase',
  'routes',
  'site-settings',
  'ui',
  'seo',
  'revalidation',
  'monitoring',
  'features',
  'shell',
  'responses',
  'entrance',
  'process',
  'app',
]

/** What Next looks for in apps/web itself, or writes there. */
const rootFiles = new Set([
  'instrumentation.ts',
  'next-env.d.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'proxy.ts',
])

/** Search and sharing pictures compose what these give. */
const featuresWithPages = [
  'about',
  'albums',
  'campaigns',
  'contact',
  'events',
  'groups',
  'home',
  'legal',
  'membership',
  'news',
  'schools',
]

/** Which feature may use which: with `adminImports` the only arrows between features. Kept short, and without circles. */
export const featureImports: Record<string, string[]> = {
  about: ['membership'],
  albums: ['comments', 'likes'],
  campaigns: ['donations'],
  comments: ['account'],
  events: ['account', 'comments', 'likes', 'membership', 'registrations'],
  likes: ['account'],
  membership: ['newsletter'],
  news: ['donations', 'events'],
  'opengraph-image': featuresWithPages,
  schools: ['comments'],
  search: featuresWithPages,
}

/** What the admin area, and the admin side of a feature, may use besides. */
export const adminImports: Record<string, string[]> = {
  account: ['admin-list'],
  admin: [
    'account',
    'admin-list',
    'albums',
    'bank',
    'comments',
    'contact',
    'donations',
    'membership',
    'money-settings',
    'newsletter',
    'payments',
    'registrations',
    'system',
    'yearly-report',
  ],
  albums: ['admin-list'],
  bank: ['admin-list', 'payments'],
  comments: ['admin-list'],
  contact: ['admin-list'],
  donations: ['admin-list', 'payments'],
  mail: ['admin-list'],
  membership: ['account', 'admin-list', 'payments'],
  'money-settings': ['admin-list', 'payments'],
  newsletter: ['admin-list', 'mail'],
  payments: ['admin-list'],
  registrations: ['account', 'admin-list', 'mail'],
  system: ['admin-list'],
  'yearly-report': ['admin-list', 'payments'],
}

/** Names that Next or this repository fixes, so that they may come more than once. */
const fixedNames = new Set(['page', 'layout', 'route', 'error', 'not-found', 'env'])

const namesOfNothing = new Set([
  'actions',
  'common',
  'constants',
  'helpers',
  'index',
  'misc',
  'types',
  'utils',
])

const nouns =
  /\b(account|admin|album|campaign|comment|donat(e|ion)|event|group|like|member(ship)?|news|school)s?\b/

/** One line for each place in apps/web that breaks a rule of docs/site-structure.md. */
export function findStructureViolations(files: SourceFile[]): string[] {
  const site = files.flatMap((file) => toSiteFile(file) ?? [])
  const code = site.filter(({isTest}) => !isTest)
  return [
    ...site.flatMap(looseFiles),
    ...code.flatMap(wrongLayers),
    ...code.flatMap(wrongFeatures),
    ...code.flatMap(privateReaches),
    ...code.flatMap(adminReaches),
    ...unusedRootFiles(code),
    ...code.flatMap(closedDoors),
    ...code.flatMap(storageElsewhere),
    ...code.flatMap(refusedNames),
    ...repeatedNames(code),
    ...site.flatMap(climbingImports),
    ...serverSettingsInBrowser(code),
  ]
}

/** Arrows of `featureImports` and `adminImports` that no file of that side uses. */
export function findUnusedFeatureImports(files: SourceFile[]): string[] {
  const site = files.flatMap((file) => toSiteFile(file) ?? []).filter(({isTest}) => !isTest)
  return [
    ...unusedArrows(
      featureImports,
      site.filter(({path}) => !isAdminSide(path)),
    ),
    ...unusedArrows(
      adminImports,
      site.filter(({path}) => isAdminSide(path)),
    ),
  ]
}

function unusedArrows(arrows: Record<string, string[]>, files: SiteFile[]): string[] {
  const used = new Set(
    files.flatMap(({feature, imports}) => imports.map(({target}) => `${feature} -> ${featureOf(target)}`)),
  )
  return Object.entries(arrows)
    .flatMap(([feature, others]) => others.map((other) => `${feature} -> ${other}`))
    .filter((arrow) => !used.has(arrow))
}

interface SiteFile {
  /** Relative to apps/web. */
  path: string
  /** Base name without its ending. */
  name: string
  /** First folder; empty for a file of apps/web itself. */
  layer: string
  /** Name of the feature that the file belongs to. */
  feature: string | undefined
  isTest: boolean
  directive: SourceFile['directive']
  reachesBrowserStorage: boolean
  imports: {specifier: string; target: string; isType: boolean}[]
}

function toSiteFile({path, directive, reachesBrowserStorage, imports}: SourceFile): SiteFile | undefined {
  if (!path.startsWith('apps/web/')) return undefined
  const own = path.slice('apps/web/'.length)
  return {
    path: own,
    name: posix.basename(own).replace(/\..*$/, ''),
    layer: layerOf(own),
    feature: featureOf(own),
    directive,
    reachesBrowserStorage,
    isTest: /\.test\.tsx?$/.test(own) || own.includes('/testing/'),
    imports: imports.flatMap((each) => {
      const target = resolveInSite(own, each)
      return target === undefined ? [] : [{specifier: each.specifier, target, isType: each.isType}]
    }),
  }
}

function resolveInSite(importer: string, {specifier}: Import): string | undefined {
  if (specifier.startsWith('#/')) return specifier.slice(2)
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(importer), specifier)
  return target.startsWith('..') ? undefined : target
}

function looseFiles({path, layer}: SiteFile): string[] {
  return layer === '' && !rootFiles.has(path) ? [`${path} is none of the files that Next looks for`] : []
}

function wrongLayers({path, layer, imports}: SiteFile): string[] {
  // Next starts with these (looseFiles), so they may use everything.
  if (layer === '') return []
  const rank = layers.indexOf(layer)
  if (rank < 0) return [`${path}: ${layer}/ is not in the list of folders`]
  return imports.flatMap(({target}) => {
    const other = layerOf(target)
    const isBelow = other === layer || layers.slice(0, rank).includes(other)
    return isBelow ? [] : [`${path} imports ${target}: ${layer}/ may not`]
  })
}

function wrongFeatures({path, feature, imports}: SiteFile): string[] {
  if (!feature) return []
  const allowed = [
    ...(featureImports[feature] ?? []),
    ...(isAdminSide(path) ? (adminImports[feature] ?? []) : []),
  ]
  return imports.flatMap(({target}) => {
    const other = featureOf(target)
    const isAllowed = !other || other === feature || allowed.includes(other)
    return isAllowed ? [] : [`${path} imports ${target}: the feature ${feature} may not use ${other}`]
  })
}

/** What is public of a feature is what lies directly in its folder, and to the admin area what lies so in its admin side. */
function privateReaches({path, feature, imports}: SiteFile): string[] {
  return imports.flatMap(({target}) => {
    const other = featureOf(target)
    const isPrivate = other !== undefined && other !== feature && !isInRoot(target)
    return isPrivate ? [`${path} reaches into ${target}, which is private`] : []
  })
}

/** So that no page of a visitor loads anything of the admin area. */
function adminReaches({path, imports}: SiteFile): string[] {
  if (isAdminSide(path)) return []
  return imports.flatMap(({target}) =>
    isAdminSide(target) ? [`${path} imports ${target}: only the admin area may`] : [],
  )
}

/** A public file that only its own feature uses belongs further down; one that nobody uses, nowhere. */
function unusedRootFiles(files: SiteFile[]): string[] {
  const usedOutside = new Set(
    files.flatMap(({feature, imports}) =>
      imports.filter(({target}) => featureOf(target) !== feature).map(({target}) => withoutEnding(target)),
    ),
  )
  return files
    .filter(({path}) => isInRoot(path))
    .filter(({path}) => !usedOutside.has(withoutEnding(path)))
    .map(({path}) => `${path} has no user outside its feature`)
}

/** Pages and components get our own types; only data files know who serves them. */
function closedDoors({path, name, layer, imports}: SiteFile): string[] {
  const isInterface = ['features', 'shell', 'app'].includes(layer)
  if (!isInterface || /-(queries|actions|store)$/.test(name)) return []
  return imports.flatMap(({target, isType}) =>
    !isType && ['sanity', 'supabase'].includes(layerOf(target))
      ? [`${path} imports ${target}: only queries, actions and stores do`]
      : [],
  )
}

/** What is kept in a browser is listed, for the privacy page. A service worker imports nothing. */
function storageElsewhere({path, layer, reachesBrowserStorage}: SiteFile): string[] {
  const isDoor = layer === 'storage' || path === 'i18n/stored-language.ts' || path.endsWith('-worker.js')
  return reachesBrowserStorage && !isDoor ? [`${path} reaches the browser's storage: only storage/ does`] : []
}

function refusedNames({path, name, layer, feature}: SiteFile): string[] {
  const folders = posix.dirname(path).split('/')
  const isDataFile = feature !== undefined && /-(queries|actions|store)$/.test(name)
  const starts = [feature, folders.at(-1)].some((folder) => folder && name.startsWith(folder))
  return [
    ...(namesOfNothing.has(name) ? [`${path}: the name ${name} says nothing`] : []),
    ...(isDataFile && !starts ? [`${path}: a data file starts with the name of its folder`] : []),
    ...(layer === 'ui' && nouns.test(name.replaceAll('-', ' ')) ? [`${path}: ui/ names no noun`] : []),
  ]
}

function repeatedNames(files: SiteFile[]): string[] {
  const byName = Map.groupBy(
    files.filter(({name}) => !fixedNames.has(name)),
    ({name}) => name,
  )
  return [...byName]
    .filter(([, same]) => same.length > 1)
    .map(([name, same]) => `${name} is the name of ${same.map(({path}) => path).join(' and ')}`)
}

function climbingImports({path, imports}: SiteFile): string[] {
  return imports
    .filter(({specifier}) => specifier.startsWith('../../'))
    .map(({specifier}) => `${path} climbs to ${specifier}: write #/…`)
}

/**
 * environment/env.ts holds the server's settings and throws in the browser, so no `'use client'` file may reach it. Server actions
 * are called, not bundled.
 */
function serverSettingsInBrowser(files: SiteFile[]): string[] {
  const byPath = new Map(files.map((file) => [withoutEnding(file.path), file]))
  return files
    .filter(({directive}) => directive === 'client')
    .flatMap((client) => {
      const reached = new Set([client])
      for (const {imports} of reached) {
        for (const {target, isType} of imports) {
          const next = isType ? undefined : byPath.get(withoutEnding(target))
          if (next && next.directive !== 'server') reached.add(next)
        }
      }
      const importer = [...reached].find(({imports}) =>
        imports.some(({target, isType}) => !isType && withoutEnding(target) === 'environment/env'),
      )
      return importer
        ? [`${client.path} brings environment/env.ts into the browser, by way of ${importer.path}`]
        : []
    })
}
