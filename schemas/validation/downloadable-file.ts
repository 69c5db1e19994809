import type {CustomValidatorResult, FileRule, FileValue, ValidationContext} from '@sanity/types'
import {documentKind, documentKinds} from '../options/document-kinds.ts'

export const acceptedFiles = Object.keys(documentKinds)
  .map((ending) => `.${ending}`)
  .join()

const MAX_BYTES = 20_000_000

export function downloadableFile(rule: FileRule): FileRule {
  return rule.custom(validateFile)
}

async function validateFile(
  value: FileValue | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const id = value?.asset?._ref
  if (!id) return {lt: 'Įkelkite failą.', en: 'Upload a file.'}
  // Asset ids look like file-0e1f…-pdf.
  if (!documentKind(id.split('-').at(-1))) {
    return {
      lt: 'Tinka tik PDF, „Word“, „Excel“, „PowerPoint“ ir „LibreOffice“ failai. Kitokį išsaugokite kaip PDF.',
      en: 'Only PDF, Word, Excel, PowerPoint and LibreOffice files work here. Save others as PDF.',
    }
  }
  const size = await context
    .getClient({apiVersion: '2025-02-19'})
    .fetch<number | null>('*[_id == $id][0].size', {id}, {perspective: 'raw', signal: context.signal})
  return (
    (size ?? 0) <= MAX_BYTES || {
      lt: 'Failas didesnis negu 20 MB. Sumažinkite jame paveikslėlius arba padalykite jį į kelis.',
      en: 'The file is larger than 20 MB. Make its pictures smaller, or split it into several.',
    }
  )
}
