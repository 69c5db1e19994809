import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {AlbumsList} from '#/features/albums/albums-list.tsx'
import {albumsPages} from '#/features/albums/albums-pages.ts'
import {getAlbumCount, getAlbums} from '#/features/albums/albums-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/fotografijos/puslapis/[page]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  const t = await getTranslations({locale, namespace: 'photo'})
  return pageMetadata({
    locale,
    path: albumsPages.pathOf(Number(page)),
    image: await getPagePicture('/fotografijos'),
    title: t('pageTitle', {page}),
    description: t('intro'),
  })
}

export default async function MorePhotosPage({params}: Props) {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  setRequestLocale(locale)
  const total = await getAlbumCount()
  const number = albumsPages.furtherPage(page, total)
  if (!number) notFound()
  const [t, albums] = await Promise.all([getTranslations('photo'), getAlbums(albumsPages.range(number))])
  return (
    <>
      <BackLink href="/fotografijos">{t('title')}</BackLink>
      <PageHeading title={t('pageTitle', {page})} />
      <AlbumsList albums={albums} page={number} total={total} />
    </>
  )
}
