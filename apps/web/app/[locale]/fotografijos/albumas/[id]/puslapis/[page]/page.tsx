import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {AlbumPage} from '#/features/albums/album-page.tsx'
import {albumPages} from '#/features/albums/albums-pages.ts'
import {getAlbum} from '#/features/albums/albums-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/fotografijos/albumas/[id]/puslapis/[page]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, id, page} = (await params) as {locale: Locale; id: string; page: string}
  const found = await getAlbumPage(id, page)
  if (!found) return {}
  const {album} = found
  const t = await getTranslations({locale, namespace: 'photo'})
  return pageMetadata({
    locale,
    path: albumPages(id).pathOf(found.page),
    image: album.photos?.[0],
    title: t('albumPageTitle', {album: localizeText(album.title, locale), page}),
    description: album.description,
  })
}

export default async function AlbumByIdAndPage({params}: Props) {
  const {locale, id, page} = await params
  setRequestLocale(locale as Locale)
  const found = await getAlbumPage(id, page)
  if (!found) notFound()
  return <AlbumPage {...found} />
}

/** A page that cannot be one of the album's costs one query, as every page does. */
async function getAlbumPage(id: string, segment: string) {
  const page = albumPages(id).furtherPage(segment, Infinity)
  const album = page && (await getAlbum(id, albumPages(id).range(page)))
  return album && albumPages(id).furtherPage(segment, album.photoCount) ? {album, page} : undefined
}
