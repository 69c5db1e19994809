interface Untranslated {
  feature: string
  reason: string
  /** Each namespace lists the prefixes of its keys. */
  keys: string[]
}

/** The locale leaves these in English, because the features are off in a Studio that uses it. */
export const untranslated: Untranslated[] = [
  {
    feature: 'announcements',
    reason: 'the vendor’s news, which appear in English only',
    keys: ['studio:announcement.'],
  },
  {
    feature: 'media library',
    reason: '`mediaLibrary` is off: images are in the dataset',
    keys: [
      'studio:asset-sources.media-library.',
      'studio:inputs.files.common.access-policy.',
      'studio:inputs.video.',
      'validation:object.media-not-found',
      'validation:object.not-media-library-asset',
    ],
  },
  {
    feature: 'Canvas',
    reason: '`apps.canvas` is off',
    keys: ['structure:action.disabled-by-canvas.', 'structure:canvas.'],
  },
  {
    feature: 'agents',
    reason: 'the vendor’s assistant is not installed',
    keys: ['studio:content-agent', 'studio:version.agent-bundle.'],
  },
  {
    feature: 'scheduled publishing',
    reason: '`scheduledPublishing`, the vendor’s older plugin, is off',
    keys: [
      'studio:time-zone.dialog-info.scheduled-publishing',
      'studio:time-zone.time-zone-tooltip-scheduled-publishing',
    ],
  },
  {
    feature: 'variants',
    reason: '`variants` is off',
    keys: [
      'studio:changes.from-base-variant.',
      'studio:divergence.',
      'studio:document-group.base-variant',
      'studio:document-group.create-variant',
      'studio:document-group.subject.variant',
      'structure:banners.variant.',
    ],
  },
  {
    feature: 'references across datasets',
    reason: 'no field refers to another dataset',
    keys: [
      'studio:document-group.delete.cdr-',
      'studio:inputs.reference.cross-dataset.',
      'studio:inputs.reference.global.',
      'structure:confirm-delete-dialog.cdr-',
    ],
  },
  {
    feature: 'trial',
    reason: 'the vendor’s paid plan on trial, which only the owner of a project sees',
    keys: [
      'studio:free-trial.',
      'studio:user-menu.action.claim-project',
      'studio:user-menu.action.free-trial',
    ],
  },
]

export const isUntranslated = (namespace: string, key: string) =>
  untranslated.some(({keys}) => keys.some((start) => `${namespace}:${key}`.startsWith(start)))
