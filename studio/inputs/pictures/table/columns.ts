export const columns = ['alt.lt', 'alt.en', 'caption.lt', 'caption.en'] as const

export type ColumnName = (typeof columns)[number]
