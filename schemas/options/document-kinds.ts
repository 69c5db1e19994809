/** The keys are file extensions. */
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

/** Returns undefined for a file that visitors may not download. */
export function documentKind(extension: string | null | undefined): string | undefined {
  const ending = extension?.toLowerCase() ?? ''
  return ending in documentKinds ? documentKinds[ending as keyof typeof documentKinds] : undefined
}
