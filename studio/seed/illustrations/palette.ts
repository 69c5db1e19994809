/** The colours of all pictures: those of the site, and tints that stand between them. */
export const palette = {
  ink: '#22261f',
  pine: '#12352a',
  forest: '#1f4d3a',
  moss: '#4b7650',
  sage: '#87a67d',
  mist: '#c3d1b8',
  paper: '#f7f1e5',
  linen: '#ecdcb9',
  straw: '#e9c978',
  amber: '#e0a030',
  honey: '#bd7a1c',
  umber: '#6d4524',
  brick: '#a8402c',
  rust: '#c8613f',
  rose: '#e6ad92',
  blush: '#f1d2bd',
  flax: '#a9c4cb',
  lagoon: '#6a9ba0',
  sea: '#3c727b',
  deep: '#1d4854',
  night: '#173039',
  snow: '#f4f3ec',
} as const

export const skinTones = ['#f0cba9', '#e6b78f', '#d39d72', '#a06b46', '#f3d5b8'] as const
export const hairColours = ['#3b2a1d', '#7c4d25', '#c9994b', '#a5672d', '#22261f', '#cfc6b5'] as const
