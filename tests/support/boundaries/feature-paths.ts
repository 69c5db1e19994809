/** Features that only admins, moderators, organisers and treasurers see. */
const adminFeatures = new Set([
  'admin',
  'admin-list',
  'bank',
  'mail',
  'money-settings',
  'payments',
  'system',
  'yearly-report',
])

/** The first folder of a path below apps/web; empty for a file of apps/web itself. */
export const layerOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

export const featureOf = (path: string) => (layerOf(path) === 'features' ? path.split('/')[1] : undefined)

/** Whether a file belongs to the admin area: to its routes, to a feature of its own, or to the admin side of another. */
export function isAdminSide(path: string): boolean {
  const [layer, feature = '', folder] = path.split('/')
  if (layer === 'features') return adminFeatures.has(feature) || folder === 'admin'
  return path.startsWith('app/[locale]/admin/')
}

/** Whether a file lies in the root of a feature or of its admin side, whose files are public. */
export const isInRoot = (path: string) => /^features\/[^/]+\/(admin\/)?[^/]+$/.test(path)

export const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
