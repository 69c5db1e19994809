import {albumPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {AlbumPage} from '#/features/albums/album-page.tsx'
import {albumPages} from '#/features/albums/albums-pages.ts'
import {getAlbum} from '#/features/albums/albums-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/fotografijos/albumas/[id]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, id} = await params
  const album = await getAlbum(id, albumPages(id).range(1))
  if (!album) return {}
  return pageMetadata({...album, locale: locale as Locale, path: albumPath(id), image: album.photos?.[0]})
}

export default async function AlbumById({params}: Props) {
  const {locale, id} = await params
  setRequestLocale(locale as Locale)
  const album = await getAlbum(id, albumPages(id).range(1))
  if (!album) notFound()
  return <AlbumPage album={album} page={1} />
}
