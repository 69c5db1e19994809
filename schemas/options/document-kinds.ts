/** The kinds of files that visitors may download, by the ending of their names. */
export const documentKinds = {
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  odt: 'ODT',
  xls: 'Excel',
  xlsx: 'Excel',
  ods: 'ODS',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  odp: 'ODP',
} as const

/** The kind of a file, as a reader calls it; undefined for any other. */
export function documentKind(extension: string | null | undefined): string | undefined {
  const ending = extension?.toLowerCase() ?? ''
  return ending in documentKinds ? documentKinds[ending as keyof typeof documentKinds] : undefined
}
