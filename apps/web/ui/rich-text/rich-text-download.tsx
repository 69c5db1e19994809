import {documentKind} from '@site/schemas/options/document-kinds'
import {useLocale} from 'next-intl'
import {LineIcon} from '../graphics/icons.tsx'
import {PrintedLink} from '../links/printed-link.tsx'
import {fileSize} from '../texts/file-size.ts'

interface File {
  url: string | null
  extension: string | null
  size: number | null
  originalFilename: string | null
}

/** Paper shows the address. Renders nothing without a file. */
export function RichTextDownload({title, file}: {title?: string; file?: File | null}) {
  const locale = useLocale()
  if (!title || !file?.url) return null
  const {url, extension, size, originalFilename} = file
  const about = [documentKind(extension), size && fileSize(size, locale)].filter(Boolean).join(', ')
  return (
    <p className="mt-5">
      <a
        href={`${url}?dl=${encodeURIComponent(originalFilename ?? '')}`}
        download={originalFilename ?? true}
        className="text-link inline-flex min-h-11 items-center gap-2"
      >
        <LineIcon path="M10 3v10m-4-4 4 4 4-4M4 17h12" className="size-5 print:hidden" />
        <span>
          {title} {about && `(${about})`}
        </span>
      </a>{' '}
      <PrintedLink href={url} />
    </p>
  )
}
